package umpire.weserubung.model.command;

import java.util.List;
import umpire.kernel.hex.Place;

/** 8.0: commands of the naval phase. */
public sealed interface NavalCommand extends Command {
  /**
   * 8.1: these ships sail together to attack; the way comes next.
   *
   * @param ships who can attack, at least one
   * @param escorted carriers and transports that come along
   */
  record SailToAttack(List<String> ships, List<String> escorted) implements NavalCommand {
    public SailToAttack {
      ships = List.copyOf(ships);
      escorted = List.copyOf(escorted);
    }
  }

  /** 8.6: these ships sail together; the way comes next. */
  record Sail(List<String> ships) implements NavalCommand {
    public Sail {
      ships = List.copyOf(ships);
    }
  }

  /** 8.7, 3.6-a: the land unit or leader goes aboard the ship. */
  record Embark(String unit, String ship) implements NavalCommand {}

  /** 8.1: no more attacks. */
  record EndAttacks() implements NavalCommand {}

  /** 8.6: nothing more is done at sea. */
  record EndSailing() implements NavalCommand {}

  /**
   * 8.2: these ships meet the voyage in that hex.
   *
   * @param ships who can attack whoever is met there, at least one
   * @param escorts capital ships that come along where only submarines are met (3.4.1)
   */
  record InterceptAtSea(Place hex, List<String> ships, List<String> escorts)
      implements NavalCommand {
    public InterceptAtSea {
      ships = List.copyOf(ships);
      escorts = List.copyOf(escorts);
    }
  }

  /** 8.3: these aircraft meet the voyage in that hex. */
  record InterceptShips(Place hex, List<String> aircraft) implements NavalCommand {
    public InterceptShips {
      aircraft = List.copyOf(aircraft);
    }
  }

  /** 8.8-b: the seat's ships in the port of that hex give battle to ships that enter it. */
  record SallyForth(Place hex) implements NavalCommand {}

  /** 8.2, 8.3, 8.8-b: nobody is stopped. */
  record LetSail() implements NavalCommand {}

  /** 8.2-b: on along the way that was declared. */
  record KeepCourse() implements NavalCommand {}

  /** 8.2-b: another way, not to attack; it is declared next. */
  record TurnShips() implements NavalCommand {}

  /** 8.2-b: another way, to attack; it is declared next. */
  record TurnToAttack() implements NavalCommand {}

  /** 8.2-b: no farther. */
  record StopShips() implements NavalCommand {}
}
