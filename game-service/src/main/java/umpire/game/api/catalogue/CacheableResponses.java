package umpire.game.api.catalogue;

import jakarta.ws.rs.core.EntityTag;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import java.util.Optional;
import umpire.chassis.http.Problem;
import umpire.game.catalogue.PackDocument;

/** Answers that are the same for everybody, and may be kept by whoever passes them on. */
final class CacheableResponses {
  private static final String CACHE = "public, max-age=300";

  private CacheableResponses() {}

  /** 200 with a strong tag, 304 if the caller has it, 404 if there is no such thing. */
  static Response answer(Request request, Optional<PackDocument> document, String mediaType) {
    return answer(request, document.orElseThrow(() -> Problem.notFound().asException()), mediaType);
  }

  /** 200 with a strong tag, or 304 if the caller has it. */
  static Response answer(Request request, PackDocument packDocument, String mediaType) {
    EntityTag tag = new EntityTag(packDocument.tag());
    Response.ResponseBuilder unchanged = request.evaluatePreconditions(tag);
    Response.ResponseBuilder answer =
        unchanged == null
            ? Response.ok(packDocument.body().bytes(), mediaType).tag(tag)
            : unchanged;
    return answer.header(HttpHeaders.CACHE_CONTROL, CACHE).build();
  }
}
