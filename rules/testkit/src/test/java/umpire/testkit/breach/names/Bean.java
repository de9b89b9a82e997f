package umpire.testkit.breach.names;

/** A record that thinks it is a bean. */
public record Bean(int place) {
  public int getPlace() {
    return place;
  }
}
