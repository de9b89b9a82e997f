// What the pages share.

const UNCHANGED = 304;

/** An element with its text and children; nothing that comes from a server is ever read as markup. */
export function element(name, attributes, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    made.setAttribute(key, value);
  }
  made.append(...children);
  return made;
}

/** A refusal; its message is the problem's own words. */
export class Refused extends Error {
  constructor(status, message, after) {
    super(message);
    this.status = status;
    this.after = after;
  }
}

/** The answer of an address of ours; throws Refused where it is neither a good one nor "unchanged". */
export async function ask(path, token, options = {}) {
  const headers = { ...options.headers, ...(token ? { Authorization: `Bearer ${token}` } : {}) };
  const answer = await fetch(path, { ...options, headers, credentials: "omit" });
  if (!answer.ok && answer.status !== UNCHANGED) {
    throw new Refused(answer.status, await words(answer), Number(answer.headers.get("Retry-After")) || 0);
  }
  return answer;
}

/** The JSON at an address of ours. */
export async function read(path, token) {
  return (await ask(path, token)).json();
}

async function words(answer) {
  try {
    const problem = await answer.json();
    return problem.detail ? `${problem.title}: ${problem.detail}` : problem.title;
  } catch {
    return `The answer is ${answer.status}.`;
  }
}
