package umpire.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.testkit.source.Walls;

/** The slices of this service see of each other what is named; planted breaches are caught. */
class SliceWallsTest {
  private static final String ROOT = "umpire.lobby";
  private static final String BREACH = "umpire.lobby.breach";

  @Test
  void eachSliceSeesWhatIsNamed() {
    Walls.hold(Walls.main(ROOT), SliceWalls.of(ROOT));
  }

  @Test
  void whatIsNamedIsNeeded() {
    assertThat(SliceWalls.unneeded(ROOT, Walls.main(ROOT))).isEmpty();
    assertThat(SliceWalls.unneeded(BREACH, planted()))
        .contains("seeks does not need matchmaking..")
        .doesNotContain("discord does not need tokens.PersonalTokens");
  }

  @ParameterizedTest
  @CsvSource({
    "stray.Stray, a class is of a slice",
    "seeks.AsksWebhooks, seeks sees of the others what SliceWalls names",
    "challenges.AsksDiscord, challenges sees of the others",
    "identity.AsksTokens, identity sees of the others",
    "outbox.AsksSeeks, outbox sees of the others",
    "matchmaking.AsksIdentity, matchmaking sees of the others",
    "discord.form.AsksTheOutbox, discord sees of the others",
    "discord.form.AsksTokens, alone knows of personal tokens"
  })
  void aBreachIsCaught(String culprit, String remedy) {
    assertThat(breaches())
        .anyMatch(one -> one.contains("<umpire.lobby.breach." + culprit) && one.contains(remedy));
  }

  @Test
  void whatIsNamedIsNoBreach() {
    assertThat(breaches())
        .noneMatch(one -> one.contains("<umpire.lobby.breach.discord.links.TokenLending."));
  }

  /** Of each wall what breaks it, with what to do. */
  private static List<String> breaches() {
    return SliceWalls.of(BREACH).stream()
        .map(
            wall ->
                wall
                        .allowEmptyShould(true)
                        .evaluate(planted())
                        .getFailureReport()
                        .getDetails()
                        .stream()
                        .collect(Collectors.joining("\n"))
                    + wall.getDescription())
        .toList();
  }

  private static JavaClasses planted() {
    return new ClassFileImporter().importPackages(BREACH);
  }
}
