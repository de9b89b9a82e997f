// Names of players by the ids of their accounts: matches tell the ids alone.
import { read } from "/docs/assets/page.js";

const MOST = 100;
const names = new Map();

/** The name of an account; the beginning of its id until the name is known, or where nobody has it. */
export function nameOf(id) {
  return names.get(id) ?? (id.startsWith("bot:") ? id : id.slice(0, 8));
}

/** Reads the names of these accounts that are not known yet; tells whether it learned any. */
export async function learnNames(ids) {
  const unknown = [...new Set(ids)].filter((id) => !names.has(id));
  let learned = false;
  for (let from = 0; from < unknown.length; from += MOST) {
    const some = unknown.slice(from, from + MOST).map(encodeURIComponent).join(",");
    const { accounts } = await read(`/v1/accounts?ids=${some}`);
    accounts.forEach((account) => names.set(account.id, account.name));
    learned ||= accounts.length > 0;
  }
  return learned;
}
