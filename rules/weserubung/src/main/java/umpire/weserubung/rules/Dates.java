package umpire.weserubung.rules;

import java.util.List;
import umpire.kernel.citation.Rule;

/** 5.1 The date of each turn, four days a turn, from 9 April 1940. */
public final class Dates {
  /** 9.0-lake-b: 31 May to 3 June, when the ice breaks. */
  public static final int THAW = 14;

  /** 15.1: 8 to 11 June, the last turn in which Norway's surrender is a German victory. */
  public static final int LAST_FOR_GERMANY = 16;

  /** The 21st is played by option (r1). */
  @Rule({"5.1", "5.1/r1", "5.1/r77"})
  private static final List<String> TURNS =
      List.of(
          "9-12 April",
          "13-16 April",
          "17-20 April",
          "21-24 April",
          "25-28 April",
          "29 April - 2 May",
          "3-6 May",
          "7-10 May",
          "11-14 May",
          "15-18 May",
          "19-22 May",
          "23-26 May",
          "27-30 May",
          "31 May - 3 June",
          "4-7 June",
          "8-11 June",
          "12-15 June",
          "16-19 June",
          "20-23 June",
          "24-27 June",
          "28 June - 1 July");

  private Dates() {}

  /** The days of a turn, from 1 to 21. */
  public static String of(int turn) {
    return TURNS.get(turn - 1);
  }
}
