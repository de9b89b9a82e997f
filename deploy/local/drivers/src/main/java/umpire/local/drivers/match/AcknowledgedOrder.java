package umpire.local.drivers.match;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/** An order of a seat: the commands that were acknowledged as a draft, and the last of them. */
record AcknowledgedOrder(String seat, List<JsonNode> commands) {
  AcknowledgedOrder {
    commands = List.copyOf(commands);
  }
}
