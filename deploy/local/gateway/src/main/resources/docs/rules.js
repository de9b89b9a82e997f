"use strict";
const game = document.getElementById("game");
const search = document.getElementById("words");
const status = document.getElementById("status");
const count = document.getElementById("count");
const table = document.getElementById("rules");
let ledger = [];

function row(rule) {
  const link = element("a", { href: `#${game.value}/${rule.slug}` }, rule.id);
  const why = rule.why ? [element("p", { class: "quiet" }, rule.why)] : [];
  const rulings = rule.rulings.length
    ? [element("p", { class: "quiet" }, "Rulings: ", ...rule.rulings.flatMap((id, i) => [i ? ", " : "", ruling(id)]))]
    : [];
  return element("tr", { id: `${game.value}/${rule.slug}`, tabindex: "-1" },
    element("th", { scope: "row" }, link),
    element("td", {}, element("strong", {}, rule.title), element("p", {}, rule.summary), ...why, ...rulings),
    element("td", {}, rule.status));
}

function ruling(id) {
  const there = ledger.find((rule) => rule.id === id);
  return there ? element("a", { href: `#${game.value}/${there.slug}` }, id) : id;
}

function show() {
  const wanted = search.value.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const found = ledger.filter((rule) => {
    const text = `${rule.id} ${rule.title} ${rule.summary}`.toLowerCase();
    return (!status.value || rule.status === status.value) && wanted.every((word) => text.includes(word));
  });
  table.replaceChildren(...found.map(row));
  count.textContent = `${found.length} of ${ledger.length} rules`;
}

/** An address such as #narvik/15.3.1 opens its game and shows that rule. */
async function follow() {
  const [wanted, slug] = decodeURIComponent(location.hash.slice(1)).split("/");
  const known = [...game.options].map((option) => option.value);
  if (wanted && known.includes(wanted) && wanted !== game.value) {
    game.value = wanted;
    await load();
  }
  const there = slug && document.getElementById(`${game.value}/${slug}`);
  if (there) {
    there.scrollIntoView({ block: "start" });
    there.focus({ preventScroll: true });
  }
}

async function load() {
  try {
    ledger = (await read(`/v1/games/${game.value}/rules`)).rules;
    show();
  } catch (refused) {
    count.textContent = refused.message;
    count.className = "bad";
  }
}

async function begin() {
  const games = (await read("/v1/games")).games;
  game.replaceChildren(...games.map((one) => element("option", { value: one.id }, one.title)));
  await load();
  await follow();
}

document.querySelector("form").addEventListener("submit", (event) => event.preventDefault());
search.addEventListener("input", show);
status.addEventListener("change", show);
game.addEventListener("change", load);
window.addEventListener("hashchange", follow);
begin().catch((refused) => { count.textContent = refused.message; count.className = "bad"; });
