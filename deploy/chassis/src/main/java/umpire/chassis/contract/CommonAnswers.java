package umpire.chassis.contract;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.microprofile.openapi.OASFactory;
import org.eclipse.microprofile.openapi.models.Components;
import org.eclipse.microprofile.openapi.models.Operation;
import org.eclipse.microprofile.openapi.models.media.Content;
import org.eclipse.microprofile.openapi.models.responses.APIResponse;

/** The refusals that any operation may give, whatever it is for. */
enum CommonAnswers {
  MALFORMED("400", "The request cannot be read; `pointer` says where."),
  UNAUTHENTICATED("401", "Nobody is signed in, or the token is no longer good."),
  FORBIDDEN("403", "The token lacks the scope, or the caller the right."),
  NOT_ALLOWED("405", "This address does not take this method; `Allow` names those it takes."),
  NOT_ACCEPTABLE("406", "No such media type is spoken here."),
  TOO_LARGE("413", "The body is larger than allowed."),
  UNSUPPORTED("415", "The body is of another media type."),
  TOO_MANY(
      "429",
      "Too many calls of this quota; `Retry-After` says for how long, `key` which. See /v1/limits."),
  UNAVAILABLE("503", "This cannot be served now; `Retry-After` says when to try again.");

  private static final List<CommonAnswers> EVERYWHERE =
      List.of(MALFORMED, UNAUTHENTICATED, NOT_ALLOWED, NOT_ACCEPTABLE, TOO_MANY, UNAVAILABLE);
  private static final List<CommonAnswers> WITH_A_BODY = List.of(TOO_LARGE, UNSUPPORTED);

  private final String status;
  private final String description;

  CommonAnswers(String status, String description) {
    this.status = status;
    this.description = description;
  }

  /** Adds to an operation those that it does not have itself. */
  static void complete(Components components, Operation operation) {
    List<CommonAnswers> due = new ArrayList<>(EVERYWHERE);
    if (operation.getRequestBody() != null) {
      due.addAll(WITH_A_BODY);
    }
    if (operation.getSecurity() != null && !operation.getSecurity().isEmpty()) {
      due.add(FORBIDDEN);
    }
    if (operation.getResponses() == null) {
      operation.setResponses(OASFactory.createAPIResponses());
    }
    for (CommonAnswers answer : due) {
      if (!operation.getResponses().hasAPIResponse(answer.status)) {
        components.addResponse(answer.status, answer.response());
        operation
            .getResponses()
            .addAPIResponse(answer.status, OASFactory.createAPIResponse().ref(answer.status));
      }
    }
  }

  private APIResponse response() {
    return OASFactory.createAPIResponse().description(description).content(problem());
  }

  /** What a refusal holds. */
  static Content problem() {
    return OASFactory.createContent()
        .addMediaType(
            "application/problem+json",
            OASFactory.createMediaType().schema(SchemaReferences.to(Problems.NAME)));
  }
}
