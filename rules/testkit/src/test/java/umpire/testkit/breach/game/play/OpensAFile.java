package umpire.testkit.breach.game.play;

import java.io.File;

/** A game that reads a disk. */
public final class OpensAFile {
  private OpensAFile() {}

  public static boolean there(String name) {
    return new File(name).exists();
  }
}
