package umpire.local.drivers.peers;

/** What is compared, each against the goal for the ratio of ours to the peer's. */
enum Figure {
  COMMANDS_PER_CPU_SECOND("commands a CPU-second of the server side", 0, "at least 1.0") {
    @Override
    double of(Block block) {
      return block.commandsPerCpuSecond();
    }

    @Override
    boolean isMetBy(double ratio) {
      return ratio >= 1;
    }
  },
  P50_MILLIS("p50 in ms from command to answer", 2, "at most 1.0") {
    @Override
    double of(Block block) {
      return block.p50Millis();
    }

    @Override
    boolean isMetBy(double ratio) {
      return ratio <= 1;
    }
  };

  private final String words;
  private final int decimals;
  private final String goal;

  Figure(String words, int decimals, String goal) {
    this.words = words;
    this.decimals = decimals;
    this.goal = goal;
  }

  /** Of a block. */
  abstract double of(Block block);

  /** Whether a ratio of ours to the peer's reaches the goal. */
  abstract boolean isMetBy(double ratio);

  String words() {
    return words;
  }

  /** How many digits behind the point are printed. */
  int decimals() {
    return decimals;
  }

  /** The goal of the ratio, in words. */
  String goal() {
    return goal;
  }
}
