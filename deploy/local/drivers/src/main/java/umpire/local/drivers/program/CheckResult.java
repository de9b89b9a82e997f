package umpire.local.drivers.program;

import java.util.List;

/** How many runs there were, and what was wrong. */
public record CheckResult(int runs, List<String> findings) {}
