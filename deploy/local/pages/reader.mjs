// A reader with a browser: what they see, what they reach by key, and what must not happen meanwhile.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { chromium } from "playwright-core";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const CONTROLS = ["button", "checkbox", "combobox", "link", "searchbox", "textbox"];

/** All that a key can reach, where it is shown. */
const FOCUSABLE = "a[href], button, input, select, textarea, summary, [tabindex='0']";

/** A machine that builds beside it is slow. */
export const PATIENCE_MS = 120_000;

export const WIDE = { width: 1280, height: 900 };
export const NARROW = { width: 360, height: 740 };

export async function openBrowser(program) {
  return chromium.launch({ executablePath: program, args: ["--disable-dev-shm-usage"] });
}

export class Reader {
  /** @param {import("playwright-core").Browser} browser */
  static async with(browser, origin, folder, viewport = WIDE) {
    const context = await browser.newContext({ viewport, baseURL: origin, reducedMotion: "reduce", locale: "en-GB", timezoneId: "UTC" });
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const reader = new Reader();
    Object.assign(reader, { context, origin, folder, wrong: [], page: await context.newPage() });
    mkdirSync(folder, { recursive: true });
    reader.page.setDefaultTimeout(PATIENCE_MS);
    reader.#listen();
    return reader;
  }

  #listen() {
    this.page.on("console", (message) => ["error", "warning"].includes(message.type()) && this.wrong.push(`console: ${message.text()}`));
    this.page.on("pageerror", (error) => this.wrong.push(`script: ${error.stack}`));
    this.context.on("request", (request) => {
      if (!/^(blob|data):/.test(request.url()) && new URL(request.url()).origin !== this.origin) {
        this.wrong.push(`a request to elsewhere: ${request.url()}`);
      }
    });
    this.context.on("response", (response) => response.status() >= 400 && this.wrong.push(`${response.status()}: ${response.url()}`));
  }

  async opens(address) {
    await this.page.goto(address);
    return this.page;
  }

  /** Leaves; fails where anything went wrong that a reader would not have seen. */
  async leaves() {
    const cookies = await this.context.cookies();
    await this.context.close();
    assert.deepEqual(this.wrong, [], "neither errors nor requests to elsewhere");
    assert.deepEqual(cookies, [], "no cookies");
  }

  async picture(name, options = {}) {
    await this.page.screenshot({ path: path.join(this.folder, `${name}.png`), ...options });
  }

  async fitsItsWidth() {
    const { wide, room } = await this.page.evaluate(() => ({ wide: document.scrollingElement.scrollWidth, room: document.documentElement.clientWidth }));
    assert.ok(wide <= room, `the page is ${wide} pixels wide where there are ${room}`);
  }

  /** Waits until the board is drawn for the size in which it is shown; the smallest letters on it, in pixels. */
  async smallestLettersOfTheBoard() {
    await this.page.waitForFunction(() => {
      const board = document.getElementById("board");
      return board.clientWidth > 0 && Math.abs(board.dataset.drawnFor - board.clientWidth) <= 1;
    });
    return this.page.evaluate(async () => {
      const board = document.getElementById("board");
      // The picture is a blob, which the page may show and not read; equal requests give equal bytes.
      const match = new URL(location.href).searchParams.get("match");
      const answer = await fetch(`/v1/matches/${match}/board.svg?part=map&width=${board.dataset.drawnFor}`);
      const svg = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
      const shown = document.importNode(svg, true);
      shown.style.cssText = `position: absolute; left: 0; top: 0; width: ${board.clientWidth}px; height: ${board.clientHeight}px`;
      document.body.append(shown);
      const letters = [...shown.querySelectorAll("text")].map((text) => {
        const { a, b } = text.getScreenCTM();
        return { words: text.textContent, pixels: parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b) };
      });
      shown.remove();
      return letters.reduce((least, one) => (one.pixels < least.pixels ? one : least), { words: "", pixels: Infinity });
    });
  }

  /** No serious finding of axe. @param {string[]} except parts that are not ours, each with its reason at the call */
  async isUsableByAnybody(except = []) {
    await this.page.evaluate(AXE);
    const found = await this.page.evaluate(async (exclude) => {
      const { violations } = await globalThis.axe.run({ exclude }, { resultTypes: ["violations"] });
      return violations
        .filter((one) => ["serious", "critical"].includes(one.impact))
        .map((one) => `${one.id}: ${one.nodes.slice(0, 5).map((node) => node.target.join(" ")).join("; ")}`);
    }, except.map((one) => [one]));
    assert.deepEqual(found, [], "axe finds nothing serious");
  }

  /** Every control of the accessibility tree has a name. */
  async hearsANameOfEveryControl() {
    const session = await this.context.newCDPSession(this.page);
    const { nodes } = await session.send("Accessibility.getFullAXTree");
    await session.detach();
    const controls = nodes.filter((node) => !node.ignored && CONTROLS.includes(node.role?.value));
    assert.ok(controls.length > 0, "there are controls");
    const nameless = controls.filter((node) => !node.name?.value?.trim()).map((node) => `${node.role.value} ${node.backendDOMNodeId}`);
    assert.deepEqual(nameless, [], "each has a name");
    return controls.map((node) => `${node.role.value} ${node.name.value}`);
  }

  /** Tab after tab, from the top: each thing that can be focused is, once, in the order of the page. */
  async reachesAllByTab() {
    await this.page.evaluate(() => {
      // From where the browser is before anything is touched: the top of the page.
      document.body.tabIndex = -1;
      document.body.focus();
      document.body.removeAttribute("tabindex");
    });
    const wanted = await this.page.evaluate((selector) => {
      const all = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility() && one.tabIndex >= 0);
      all.forEach((one, index) => { one.dataset.stop = index; });
      return all.length;
    }, FOCUSABLE);
    const reached = [];
    for (let stop = 0; stop < wanted; stop++) {
      await this.page.keyboard.press("Tab");
      reached.push(await this.page.evaluate(() => Number(document.activeElement?.dataset.stop ?? -1)));
    }
    assert.deepEqual(reached, [...Array(wanted).keys()], "tab reaches all, in order");
    return wanted;
  }
}
