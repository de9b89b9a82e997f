package umpire.local.drivers;

import java.util.List;

/** How many runs there were, and what was wrong. */
record CheckResult(int runs, List<String> findings) {}
