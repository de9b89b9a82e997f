package umpire.fallschirmjaeger.play.air;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import umpire.fallschirmjaeger.combat.Landfall;
import umpire.fallschirmjaeger.combat.LandingBrief;
import umpire.fallschirmjaeger.combat.LandingReport;
import umpire.fallschirmjaeger.event.AirEvent;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.frame.AirFrame;
import umpire.fallschirmjaeger.model.frame.AirFrame.AwaitingLanding;
import umpire.fallschirmjaeger.model.frame.Frame;
import umpire.fallschirmjaeger.model.state.Flight;
import umpire.fallschirmjaeger.model.why.AirWhy;
import umpire.fallschirmjaeger.rules.ActiveBarrages;
import umpire.fallschirmjaeger.rules.ChapterContext;
import umpire.fallschirmjaeger.rules.Questions;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;

/** 2.6b: transports throw on the air landing table, in the order in which they were named. */
@Rule({"2.6b", "2.6b/r74"})
record TransportLandings(
    ChapterContext context,
    Sites sites,
    Touchdown touchdown,
    ActiveBarrages barrages,
    AirSteps air) {
  /** r75: whoever cannot land where fire scattered it is taken back; the others throw. */
  @Rule("T-AirLanding/r75")
  void begin(AirFrame.FlyingIn frame, RulingInProgress<Position, Frame> ruling) {
    List<Flight> left = touchdown.landing(frame.flights(), ruling);
    if (left.stream().noneMatch(Flight::flown)) {
      air.touchDown(left, ruling);
      return;
    }
    ruling.popFrame();
    Questions.ask(new AwaitingLanding(left), ruling);
  }

  /** The modifiers of each landing: enemy zones, capacity and active barrages. */
  @Rule({"2.6a", "2.3c", "T-AirLanding"})
  LandingBrief brief(Position position, List<Flight> flights) {
    Manifest manifest = new Manifest(context, position, flights);
    return new LandingBrief(
        flights.stream()
            .filter(Flight::flown)
            .map(flight -> landing(position, manifest, flight))
            .toList(),
        position.ground().wrecks());
  }

  private LandingBrief.Landing landing(Position position, Manifest manifest, Flight flight) {
    Place hex = flight.hex();
    return new LandingBrief.Landing(
        flight.id(),
        air.kind(flight),
        hex,
        context.map().hexHas(hex, "airfield"),
        context.zones().cover(position, Side.ALLIED, hex),
        sites.over("cap", manifest, hex),
        !barrages.guns(position, hex).isEmpty());
  }

  /** 1.8d: what the table scatters is shifted or taken back; heads fly back (1.8b). */
  @Rule({"2.6b", "2.3c", "1.8b", "1.8d"})
  void landed(
      AwaitingLanding frame, LandingReport report, RulingInProgress<Position, Frame> ruling) {
    Map<String, LandingReport.Mishap> mishaps = new HashMap<>();
    report.mishaps().forEach(mishap -> mishaps.put(mishap.unit(), mishap));
    List<Flight> left = new ArrayList<>();
    List<Flight> back = new ArrayList<>();
    Set<Place> wrecks = new TreeSet<>();
    Map<String, Landfall> falls = new HashMap<>();
    for (Flight flight : frame.flights()) {
      LandingReport.Mishap mishap = mishaps.get(flight.id());
      if (mishap != null) {
        if (mishap.wreck()) {
          wrecks.add(flight.hex());
        }
        mishap.scattered().forEach(fall -> falls.put(flight.id(), fall));
      }
      (mishap != null && mishap.cancelled() ? back : left).add(flight);
    }
    ruling.add(
        new AirEvent.TransportsLanded(
            Questions.question(ruling), Questions.draw(ruling), wrecks, report));
    for (Flight flight : back) {
      Touchdown.cancel(flight, "1.8b", new AirWhy.TurnedBack(flight.id()), ruling);
    }
    air.shift(left, falls, AirFrame.Scattering.TABLE, ruling);
  }
}
