package umpire.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A slice reads and writes its own tables; what else it names in a statement stands here. */
class TableOwnersTest {
  private static final Path SOURCES = Path.of("src/main/java/umpire/lobby");
  private static final Path MIGRATIONS = Path.of("src/main/resources/db/migration");

  @Test
  void aSliceNamesItsOwnTables() {
    Set<String> tables = TableOwners.created(MIGRATIONS);
    assertThat(tables).hasSizeGreaterThan(15);
    assertThat(new TableOwners(SOURCES, tables).strangers())
        .containsExactlyInAnyOrder(
            // Revokes a token of an account that the caller owns, by one statement.
            "tokens/PersonalTokenStore: AccountRow",
            // Encrypts all stored secrets anew in one transaction, before the service starts.
            "encryption/StoredSecretsMigration: signing_key",
            "encryption/StoredSecretsMigration: tournament_receipt_key",
            "encryption/StoredSecretsMigration: webhook",
            "encryption/StoredSecretsMigration: discord_link");
  }

  @Test
  void aTableOfAnotherSliceIsCaught(@TempDir Path sources) throws IOException {
    Files.createDirectories(sources.resolve("seeks"));
    Files.createDirectories(sources.resolve("tokens"));
    Files.writeString(
        sources.resolve("seeks/Asks.java"),
        """
        /** Not from webhook. */
        class Asks {
          String sql = "select id from account a join seek s on s.owner = a.id";
          String entities = "delete from TokenRow"; // from webhook
        }
        """);
    Files.writeString(sources.resolve("tokens/TokenRow.java"), "class TokenRow {}");
    assertThat(new TableOwners(sources, Set.of("account", "seek", "webhook")).strangers())
        .containsExactly("seeks/Asks: TokenRow", "seeks/Asks: account");
  }
}
