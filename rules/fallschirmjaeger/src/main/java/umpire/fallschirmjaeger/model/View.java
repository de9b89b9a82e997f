package umpire.fallschirmjaeger.model;

import java.util.List;
import java.util.Map;
import umpire.fallschirmjaeger.model.frame.Frame;
import umpire.fallschirmjaeger.model.state.AirArm;
import umpire.fallschirmjaeger.model.state.Calendar;
import umpire.fallschirmjaeger.model.state.Forces;
import umpire.fallschirmjaeger.model.state.Ground;
import umpire.fallschirmjaeger.model.state.Points;

/**
 * What anybody sees: nothing is hidden.
 *
 * @param objectives German points of those that the German controls (4.0b), by id
 * @param points of both sides as things are (4.0)
 * @param frames what is going on, bottom first
 */
public record View(
    Calendar calendar,
    Forces forces,
    Ground ground,
    AirArm air,
    Map<String, Integer> objectives,
    Points points,
    List<Frame> frames) {
  public View {
    frames = List.copyOf(frames);
  }
}
