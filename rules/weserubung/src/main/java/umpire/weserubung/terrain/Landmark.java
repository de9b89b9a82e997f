package umpire.weserubung.terrain;

/** Towns that a paragraph names, as the map writes them. */
public enum Landmark {
  /** 14.2.1: whose commander sides with Quisling. */
  NARVIK("Narvik"),
  /** 14.2-b: one of the two towns that Norway can do without, and the border of the east. */
  HARSTAD("Harstad"),
  /** 14.2-b: the other. */
  TROMSO("Tromsø");

  private final String name;

  Landmark(String name) {
    this.name = name;
  }

  /** As the map has it. */
  String onTheMap() {
    return name;
  }
}
