// The ledger of one game at a time: all of it is read, what is looked for is shown.
import { element, read } from "/docs/assets/page.js";

const at = (id) => document.getElementById(id);
const game = at("game");
const shown = { game: "", rules: [] };

function row(rule) {
  const link = element("a", { href: address(rule) }, rule.id);
  const why = rule.why ? [element("p", { class: "quiet" }, rule.why)] : [];
  const rulings = rule.rulings.length
    ? [element("p", { class: "quiet" }, "Rulings: ", ...rule.rulings.flatMap((id, i) => [i ? ", " : "", ruling(id)]))]
    : [];
  return element("tr", { id: `${shown.game}/${rule.slug}`, tabindex: "-1" },
    element("th", { scope: "row" }, link),
    element("td", {}, element("strong", {}, rule.title), element("p", {}, rule.summary), ...why, ...rulings),
    element("td", {}, rule.status));
}

/** A slug may hold a number sign. */
function address(rule) {
  return `#${shown.game}/${encodeURIComponent(rule.slug)}`;
}

function ruling(id) {
  const there = shown.rules.find((rule) => rule.id === id);
  return there ? element("a", { href: address(there) }, id) : id;
}

function show() {
  const wanted = at("words").value.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const status = at("status").value;
  const found = shown.rules.filter((rule) => {
    const text = `${rule.id} ${rule.title} ${rule.summary}`.toLowerCase();
    return (!status || rule.status === status) && wanted.every((word) => text.includes(word));
  });
  at("rules").replaceChildren(...found.map(row));
  tell(`${found.length} of ${shown.rules.length} rules`, false);
}

function tell(words, bad) {
  at("count").textContent = words;
  at("count").className = bad ? "bad" : "";
}

async function load() {
  const wanted = game.value;
  tell("Reading …", false);
  try {
    const answer = await read(`/v1/games/${encodeURIComponent(wanted)}/rules`);
    if (wanted === game.value) {
      Object.assign(shown, { game: wanted, rules: answer.rules });
      show();
    }
  } catch (refused) {
    tell(refused.message, true);
  }
}

/** An address such as #river-crossing/15.3.1 opens its game and shows that rule, whatever is looked for. */
async function follow() {
  const [wanted, slug] = location.hash.slice(1).split("/").map(decodeURIComponent);
  if (wanted && wanted !== shown.game && [...game.options].some((option) => option.value === wanted)) {
    game.value = wanted;
    await load();
  }
  if (!slug || wanted !== shown.game) {
    return;
  }
  if (!at(`${wanted}/${slug}`)) {
    at("words").value = "";
    at("status").value = "";
    show();
  }
  const there = at(`${wanted}/${slug}`);
  if (there) {
    there.scrollIntoView({ block: "start" });
    there.focus({ preventScroll: true });
  } else {
    tell(`There is no rule ${slug}.`, true);
  }
}

async function begin() {
  const { games } = await read("/v1/games");
  game.replaceChildren(...games.map((one) => element("option", { value: one.id }, one.title)));
  const wanted = location.hash.slice(1).split("/")[0];
  if (games.some((one) => one.id === wanted)) {
    game.value = wanted;
  }
  await load();
  await follow();
}

at("looking").addEventListener("submit", (event) => event.preventDefault());
at("words").addEventListener("input", show);
at("status").addEventListener("change", show);
game.addEventListener("change", () => {
  history.replaceState(null, "", `#${game.value}`);
  load();
});
window.addEventListener("hashchange", follow);
begin().catch((refused) => tell(refused.message, true));
