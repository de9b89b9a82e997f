"use strict";
// What the pages share.

/** An element with its text and children; nothing that comes from a server is ever read as markup. */
function element(name, attributes, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    made.setAttribute(key, value);
  }
  made.append(...children);
  return made;
}

/** The JSON at an address of ours; an error with the problem's own words where it is refused. */
async function read(path, token) {
  const answer = await fetch(path, { headers: token ? { Authorization: `Bearer ${token}` } : {} });
  if (!answer.ok) {
    throw new Error(await words(answer));
  }
  return answer.json();
}

async function words(answer) {
  try {
    const problem = await answer.json();
    return `${problem.title}: ${problem.detail}`;
  } catch {
    return `the answer is ${answer.status}`;
  }
}
