package umpire.lobby.moderation.api;

import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** Whom an account has blocked. */
@Schema(requiredProperties = {"blocks"})
public record BlockList(@Schema(description = "The latest first.") List<AccountReference> blocks) {
  public BlockList {
    blocks = List.copyOf(blocks);
  }

  static BlockList of(List<String> ids, Map<String, String> names) {
    return new BlockList(ids.stream().map(id -> AccountReference.of(id, names)).toList());
  }
}
