package umpire.testkit.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WallsTest {
  private static final String BREACH = "umpire.testkit.breach.";
  private static final String SOUND = "umpire.testkit.sound";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          0 | play.AsksTheCodec    | a rulebook is pure
          1 | play.OpensAFile      | rules decide, services store
          2 | play.RollsDice       | rules never draw
          2 | play.LooksAtTheClock | rules never draw and know no time
          3 | combat.AsksPlay      | play asks the other packages
          4 | model.AsksTerrain    | the model holds values only
          5 | model.Changes        | the model is made of records
          6 | event.AsksPlay       | an event knows what it changes
          7 | rules.AsksPlay       | `rules` is what chapters ask
          """)
  void aGameThatBreaksAWallIsCaught(int wall, String culprit, String remedy) {
    String root = BREACH + "game";
    assertCaught(Walls.ofGame(root).get(wall), root, culprit, remedy);
  }

  @Test
  void aGameThatTakesFromASeriesThatItDoesNotNameIsCaught() {
    String root = BREACH + "sibling";
    assertCaught(Walls.ofGame(root).getFirst(), root, "SharesASeries", "a rulebook is pure");
    Walls.hold(all(root), Walls.ofGame(root, BREACH + "series"));
  }

  @Test
  void aSeriesThatNamesAGameIsCaught() {
    String root = BREACH + "series";
    String found = breaches(Walls.ofSeries(root).getFirst(), root);
    assertThat(found).contains("NamesASibling", "a rulebook is pure");
    assertThat(found).doesNotContain("Shared>");
  }

  @Test
  void aKernelThatNeedsALibraryIsCaught() {
    String root = BREACH + "kernel";
    assertCaught(
        Walls.ofKernel(root).getFirst(), root, "KnowsJson", "give it a value, not a library");
  }

  @Test
  void aRoomThatReadsJsonItselfIsCaught() {
    String root = BREACH + "kernel";
    assertCaught(Walls.withoutJson(root).getFirst(), root, "KnowsJson", "ask its Codec");
  }

  @Test
  void anOpponentThatNamesAGameIsCaught() {
    String root = BREACH + "service";
    assertCaught(
        Walls.ofOpponents(root).getFirst(), root, "NamesAGame", "let who plays bring the game");
  }

  @Test
  void aServiceThatNamesAGameIsCaught() {
    String root = BREACH + "service";
    assertCaught(
        Walls.ofService(root).getFirst(), root, "NamesAGame", "ask the shelf for the game");
  }

  @Test
  void aServiceThatCallsAnotherByHttpIsCaught() {
    String root = BREACH + "service";
    assertCaught(
        Walls.withoutHttpClient(root).getFirst(), root, "CallsAService", "services talk by events");
    Walls.hold(all(root), Walls.withoutHttpClient(root, root + ".CallsAService"));
    Walls.hold(all(root), Walls.withoutHttpClient(root, root + ".."));
    assertThat(breaches(Walls.withoutHttpClient(root, root + ".Calls").getFirst(), root))
        .contains("CallsAService");
  }

  @Test
  void aLobbyThatKnowsRulesIsCaught() {
    String root = BREACH + "lobby";
    String found = breaches(Walls.ofLobby(root).getFirst(), root);
    assertThat(found).contains("umpire.kernel.scenario.Seat", "the lobby knows no rules");
    assertThat(found).doesNotContain("umpire.wire.message.Envelope>");
  }

  @ParameterizedTest
  @CsvSource({
    "0,SeatManager,take the rulebook's word",
    "0,AbstractSeat,such a name says nothing",
    "1,getPlace,an accessor is named like what it gives"
  })
  void anEmptyNameIsCaught(int wall, String culprit, String remedy) {
    assertCaught(Walls.ofNames().get(wall), BREACH + "names", culprit, remedy);
  }

  @Test
  void packagesThatNeedEachOtherAreCaught() {
    String found = breaches(Walls.withoutCycles(BREACH + "cycle").getFirst(), BREACH + "cycle");
    assertThat(found).contains("NeedsBelow", "NeedsRoot", "move what both need below them");
  }

  @Test
  void aPackageOfTooManyFilesIsCaught() {
    String root = BREACH + "names";
    String found = breaches(Walls.atMostFilesInAPackage(3).getFirst(), root);
    assertThat(found).contains("names has 4 files", "Bean.java", "split it");
    assertThat(Walls.atMostFilesInAPackage(4).getFirst().evaluate(all(root)).hasViolation())
        .isFalse();
  }

  @Test
  void aSoundGameBreaksNoWall() {
    assertThatCode(
            () -> {
              Walls.hold(all(SOUND), Walls.ofGame(SOUND));
              Walls.hold(all(SOUND), Walls.ofNames());
              Walls.hold(all(SOUND), Walls.ofService(SOUND));
            })
        .doesNotThrowAnyException();
  }

  @Test
  void kernelOpponentsWireAndTestkitBreakNone() {
    JavaClasses kernel = Walls.main("umpire.kernel");
    assertThat(kernel).hasSizeGreaterThan(50);
    Walls.hold(kernel, Walls.ofKernel("umpire.kernel"));
    JavaClasses opponents = Walls.main("umpire.opponent");
    assertThat(opponents).hasSizeGreaterThan(10);
    Walls.hold(opponents, Walls.ofOpponents("umpire.opponent"));
    for (String root :
        List.of("umpire.kernel", "umpire.opponent", "umpire.wire", "umpire.testkit")) {
      JavaClasses main = Walls.main(root);
      Walls.hold(main, Walls.withoutCycles(root));
      Walls.hold(main, Walls.atMostFilesInAPackage(Walls.MOST_FILES));
      Walls.hold(main, Walls.ofNames());
    }
  }

  private static void assertCaught(ArchRule wall, String root, String culprit, String remedy) {
    assertThat(breaches(wall, root)).contains(culprit).contains(remedy);
  }

  private static String breaches(ArchRule wall, String root) {
    return String.join(
        "\n",
        List.of(wall.evaluate(all(root)).getFailureReport().toString(), wall.getDescription()));
  }

  private static JavaClasses all(String root) {
    return new ClassFileImporter().importPackages(root);
  }
}
