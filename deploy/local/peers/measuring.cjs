// What both drivers share: the CPU of a server, percentiles, a free port, the one line of figures, and the end.
const fs = require("fs");
const net = require("net");

// Clock ticks a second in /proc, on every Linux of today.
const TICKS = 100;

/** User and system time of a process and of its children that ended, in seconds, from /proc/PID/stat. */
function cpuSeconds(pid) {
  const line = fs.readFileSync(`/proc/${pid}/stat`, "utf8");
  // The name in brackets may hold blanks and brackets; utime is the twelfth field behind it.
  const fields = line.slice(line.lastIndexOf(")") + 2).split(" ");
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS;
}

/** The least of the sorted values that so many of a hundred do not exceed (nearest rank). */
function percentile(sorted, percent) {
  return sorted[Math.ceil((percent / 100) * sorted.length) - 1];
}

/** A port of loopback that nobody listens at. */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const port = probe.address().port;
      probe.close(() => resolve(port));
    });
  });
}

/** A whole number from 1 on; anything else ends the driver. */
function count(word, name) {
  const number = Number(word);
  if (!Number.isInteger(number) || number < 1) {
    throw new Error(`${name} is a whole number from 1 on, not ${word}`);
  }
  return number;
}

/** Counts moves and their delays between begin() and line(). */
class Measurement {
  constructor(matches, pid) {
    this.matches = matches;
    this.pid = pid;
    this.running = false;
    this.millis = [];
  }

  begin() {
    this.millis = [];
    this.begun = process.hrtime.bigint();
    this.cpuBefore = cpuSeconds(this.pid);
    this.running = true;
  }

  /** A move whose update has arrived; at is when it was sent, by process.hrtime.bigint(). */
  moved(at) {
    if (this.running) {
      this.millis.push(Number(process.hrtime.bigint() - at) / 1e6);
    }
  }

  /** The figures as umpire.local.drivers.peers.FiguresLine reads them. */
  line() {
    const wallSeconds = Number(process.hrtime.bigint() - this.begun) / 1e9;
    const serverCpuSeconds = cpuSeconds(this.pid) - this.cpuBefore;
    this.running = false;
    const sorted = this.millis.sort((a, b) => a - b);
    if (sorted.length === 0) {
      throw new Error("no move was answered");
    }
    return JSON.stringify({
      matches: this.matches,
      moves: sorted.length,
      wallSeconds,
      serverCpuSeconds,
      p50Millis: percentile(sorted, 50),
      p99Millis: percentile(sorted, 99),
    });
  }
}

/**
 * Runs a driver to its end. What is thrown at any time is printed on standard error and ends it with 1; so does the end
 * of its standard input, which says that whoever started it is gone. stop ends the server in every case.
 */
function run(main, stop) {
  const end = (failure) => {
    stop();
    if (failure) {
      console.error(failure);
    }
    process.exit(failure ? 1 : 0);
  };
  process.on("uncaughtException", end);
  process.on("unhandledRejection", end);
  process.on("SIGTERM", () => end("ended by a signal"));
  process.on("SIGINT", () => end("ended by a signal"));
  process.stdin.on("end", () => end("whoever started this driver is gone"));
  process.stdin.resume();
  main().then((line) => process.stdout.write(line + "\n", () => end()), end);
}

const seconds = (number) => new Promise((resolve) => setTimeout(resolve, number * 1000));

module.exports = { Measurement, count, freePort, run, seconds };
