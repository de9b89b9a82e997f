package umpire.fallschirmjaeger.model.state;

import java.util.Map;

/** Where the air support of a scenario comes from (T-AirSupport). */
public sealed interface Support {
  /** 5.1: the German has these aircraft each turn, and nobody throws. */
  record Fixed(Map<String, Integer> aircraft) implements Support {}

  /** 5.2: thrown, and halved. */
  record Halved() implements Support {}

  /** Thrown. */
  record Thrown() implements Support {}
}
