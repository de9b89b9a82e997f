package umpire.chassis.contract;

import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.OASFactory;
import org.eclipse.microprofile.openapi.models.media.Schema;

/** The schema of refusals: RFC 9457, with the members that a service of ours may add. */
final class Problems {
  static final String NAME = "Problem";

  private Problems() {}

  /** Members that need a schema of the service are added where it has that schema. */
  static Schema schema(Map<String, Schema> schemas) {
    Schema problem = common();
    if (schemas.containsKey("Finding")) {
      addFindings(problem);
    }
    if (schemas.containsKey("Commands")) {
      addPlaceInText(problem);
    }
    if (schemas.containsKey("Vacation")) {
      problem
          .addProperty("daysLeft", whole("Whole days of vacation that the seat has left."))
          .addProperty("policy", text("The member of the match's policies that forbids it."));
    }
    if (schemas.containsKey("Decision")) {
      problem.addProperty(
          "decision", SchemaReferences.to("Decision").description("What is waited for now."));
    }
    if (schemas.containsKey("RoundView")) {
      addRound(problem);
    }
    if (schemas.containsKey("Event")) {
      addEvents(problem);
    }
    return problem;
  }

  private static Schema common() {
    return OASFactory.createSchema()
        .addType(Schema.SchemaType.OBJECT)
        .description("RFC 9457; further members may follow.")
        .required(List.of("type", "title", "status", "detail", "instance"))
        .addProperty("type", text("urn:umpire:problem: and what it is."))
        .addProperty("title", text("The same in words."))
        .addProperty("status", whole("As in the status line."))
        .addProperty("detail", text("What is wrong with this request."))
        .addProperty("instance", text("The request's id, as in our log."))
        .addProperty("pointer", text("JSON pointer to what cannot be read."))
        .addProperty("member", text("What a bot says of itself that does not fit."))
        .addProperty("key", text("The quota of which none is left."))
        .addProperty("remaining", whole("Calls of that quota that are left."))
        .addProperty("reset", whole("Seconds until all of it is left again."));
  }

  private static void addFindings(Schema problem) {
    problem
        .addProperty(
            "findings",
            array(SchemaReferences.to("Finding")).description("Why the rules refuse a command."))
        .addProperty("index", whole("The command that is refused, from 0."))
        .addProperty("draftIndex", whole("The command of the draft that no longer holds."));
  }

  private static void addPlaceInText(Schema problem) {
    problem
        .addProperty("offset", whole("In a text, where it cannot be read: from 0, in UTF-16."))
        .addProperty("line", whole("Of that place, from 1."))
        .addProperty("column", whole("Of that place, from 1."))
        .addProperty("found", text("What stands there."))
        .addProperty(
            "expected",
            array(OASFactory.createSchema().addType(Schema.SchemaType.STRING))
                .description("What could stand there, where that can be told."));
  }

  private static void addRound(Schema problem) {
    problem
        .addProperty(
            "errors",
            array(
                    OASFactory.createSchema()
                        .addType(Schema.SchemaType.OBJECT)
                        .required(List.of("pointer", "detail"))
                        .addProperty("pointer", text("JSON pointer to the row that is wrong."))
                        .addProperty("detail", text("What is wrong with it.")))
                .description("Of many rows, each that is wrong."))
        .addProperty("round", whole("The round whose results are missing."))
        .addProperty(
            "boards",
            array(OASFactory.createSchema().addType(Schema.SchemaType.INTEGER))
                .description("The boards of it that have no result."));
  }

  private static void addEvents(Schema problem) {
    problem
        .addProperty(
            "events",
            array(SchemaReferences.to("Event"))
                .description("What has happened since, for a command that comes too late."))
        .addProperty("because", text("In one word, why an order is not taken back."));
  }

  private static Schema array(Schema items) {
    return OASFactory.createSchema().addType(Schema.SchemaType.ARRAY).items(items);
  }

  private static Schema text(String description) {
    return OASFactory.createSchema().addType(Schema.SchemaType.STRING).description(description);
  }

  private static Schema whole(String description) {
    return OASFactory.createSchema().addType(Schema.SchemaType.INTEGER).description(description);
  }
}
