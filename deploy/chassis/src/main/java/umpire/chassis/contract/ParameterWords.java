package umpire.chassis.contract;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Properties;
import org.eclipse.microprofile.openapi.models.Operation;
import org.eclipse.microprofile.openapi.models.parameters.Parameter;
import org.jspecify.annotations.Nullable;

/**
 * What parameters mean that stand in many operations. A service describes it once, in {@code
 * contract/parameters.properties}: by operation and name where it means something of its own there
 * ({@code revokeToken.id}), else by place and name ({@code path.id}).
 */
record ParameterWords(Properties words) {
  private static final String FILE = "contract/parameters.properties";

  /** Those of the service that is built; none where it has no such file. */
  static ParameterWords ofService() {
    Properties words = new Properties();
    @Nullable ClassLoader loader = Thread.currentThread().getContextClassLoader();
    try (@Nullable InputStream in = loader == null ? null : loader.getResourceAsStream(FILE)) {
      if (in != null) {
        words.load(new InputStreamReader(in, StandardCharsets.UTF_8));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(FILE, e);
    }
    return new ParameterWords(words);
  }

  /** Adds its meaning to each parameter without a description. */
  void complete(Operation operation) {
    @Nullable List<Parameter> parameters = operation.getParameters();
    if (parameters == null) {
      return;
    }
    for (Parameter parameter : parameters) {
      if (parameter.getDescription() == null && parameter.getIn() != null) {
        @Nullable String words = words(operation, parameter);
        if (words != null) {
          parameter.setDescription(words);
        }
      }
    }
  }

  private @Nullable String words(Operation operation, Parameter parameter) {
    String own = operation.getOperationId() + "." + parameter.getName();
    return words.getProperty(own, words.getProperty(parameter.getIn() + "." + parameter.getName()));
  }
}
