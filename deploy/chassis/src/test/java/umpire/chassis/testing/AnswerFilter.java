package umpire.chassis.testing;

import io.restassured.filter.Filter;
import io.restassured.filter.FilterContext;
import io.restassured.response.Response;
import io.restassured.specification.FilterableRequestSpecification;
import io.restassured.specification.FilterableResponseSpecification;
import java.net.URI;
import java.util.List;
import java.util.Set;

/** Throws AssertionError where an answer is not as the contract says. */
final class AnswerFilter implements Filter {
  /** What is answered where there is nothing, or not by this method. */
  private static final Set<Integer> NOBODY = Set.of(401, 403, 404, 405, 406);

  private final Contract contract;

  AnswerFilter(Contract contract) {
    this.contract = contract;
  }

  @Override
  public Response filter(
      FilterableRequestSpecification request,
      FilterableResponseSpecification specification,
      FilterContext context) {
    Response response = context.next(request, specification);
    String method = request.getMethod();
    String path = URI.create(request.getURI()).getRawPath();
    List<String> faults =
        contract
            .operation(method, path)
            .map(
                operation ->
                    contract.faults(
                        operation,
                        response.statusCode(),
                        String.valueOf(response.contentType()),
                        response.asByteArray()))
            .orElseGet(() -> undocumented(path, response.statusCode()));
    if (!faults.isEmpty()) {
      throw new AssertionError(
          "%s %s answers %d, and not as the contract says:%n%s%n%s"
              .formatted(
                  method,
                  path,
                  response.statusCode(),
                  String.join("\n", faults),
                  response.asString().lines().limit(20).toList()));
    }
    return response;
  }

  /** Nothing is served that the contract does not have. */
  private static List<String> undocumented(String path, int status) {
    return path.startsWith("/v1/") && !NOBODY.contains(status)
        ? List.of("the contract has no such operation")
        : List.of();
  }
}
