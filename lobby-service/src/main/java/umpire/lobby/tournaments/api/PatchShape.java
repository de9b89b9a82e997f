package umpire.lobby.tournaments.api;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.BadRequestException;
import umpire.chassis.http.Problem;

/** Looks at a patch before anybody asks what it is to change. */
@ApplicationScoped
class PatchShape {
  private final ObjectMapper json;

  PatchShape(ObjectMapper json) {
    this.json = json;
  }

  /** Refuses, by 400 with the pointer, what is no patch of any tournament. */
  void require(JsonNode patch) {
    if (!patch.isObject()) {
      throw Problem.malformed("", "a patch is an object").asException();
    }
    try {
      json.treeToValue(patch, TournamentPatch.class);
    } catch (JsonProcessingException unreadable) {
      throw new BadRequestException(unreadable);
    }
  }
}
