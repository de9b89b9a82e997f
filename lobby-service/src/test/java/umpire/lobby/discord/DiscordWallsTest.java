package umpire.lobby.discord;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.testkit.source.Walls;

/** What the Discord adapter may use, and who may use it. */
class DiscordWallsTest {
  @Test
  void discordHasNoAccessOfItsOwnToAMatch() {
    JavaClasses classes = Walls.main("umpire.lobby");
    Walls.hold(
        classes,
        List.of(
            noClasses()
                .that()
                .resideInAPackage("umpire.lobby.discord..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                    "umpire.lobby.api..",
                    "umpire.lobby.outbox..",
                    "umpire.lobby.events..",
                    "umpire.lobby.identity..",
                    "umpire.lobby.seeks..",
                    "umpire.lobby.webhooks..")
                .because("Discord is an adapter: it speaks our public API as the linked account"),
            noClasses()
                .that()
                .resideInAnyPackage(
                    "umpire.lobby.outbox..",
                    "umpire.lobby.identity..",
                    "umpire.lobby.seeks..",
                    "umpire.lobby.store..",
                    "umpire.lobby.webhooks..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("umpire.lobby.discord..")
                .because("nobody needs Discord: it is told by events and rows")));
  }
}
