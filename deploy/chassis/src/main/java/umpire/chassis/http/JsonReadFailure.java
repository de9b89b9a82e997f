package umpire.chassis.http;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.exc.StreamReadException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.exc.InvalidFormatException;
import com.fasterxml.jackson.databind.exc.InvalidNullException;
import com.fasterxml.jackson.databind.exc.InvalidTypeIdException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import com.fasterxml.jackson.databind.exc.ValueInstantiationException;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What Jackson could not read, as a JSON pointer and a reason that names no class of ours. */
public final class JsonReadFailure {
  private JsonReadFailure() {}

  /**
   * The exception to answer with: the problem that a parser of ours threw below this one, or else a
   * problem 400 with the pointer and the reason of what Jackson could not read.
   */
  public static ProblemException refused(JsonProcessingException unreadable) {
    for (@Nullable Throwable cause = unreadable; cause != null; cause = cause.getCause()) {
      if (cause instanceof ProblemException exception) {
        return exception;
      }
    }
    return problem(unreadable).asException();
  }

  static Problem problem(JsonProcessingException unreadable) {
    return Problem.malformed(pointer(unreadable), reason(unreadable));
  }

  private static String pointer(JsonProcessingException unreadable) {
    if (unreadable instanceof JsonMappingException mapping && !mapping.getPath().isEmpty()) {
      return pointer(mapping.getPath());
    }
    return unreadable.getProcessor() instanceof JsonParser parser
        ? parser.getParsingContext().pathAsPointer().toString()
        : "";
  }

  private static String pointer(List<JsonMappingException.Reference> path) {
    return path.stream()
        .map(step -> step.getFieldName() == null ? "" + step.getIndex() : step.getFieldName())
        .map(step -> Pointer.member("", step))
        .collect(Collectors.joining());
  }

  private static String reason(JsonProcessingException unreadable) {
    return switch (unreadable) {
      case StreamConstraintsException _ ->
          "deeper than " + StrictJson.DEPTH + " levels, or a value too long to be read";
      case UnrecognizedPropertyException unknown ->
          "unknown field '" + unknown.getPropertyName() + "'";
      case InvalidNullException _ -> "must not be null";
      case InvalidTypeIdException unknown -> "unknown type '" + unknown.getTypeId() + "'";
      case InvalidFormatException format -> notA(format);
      case ValueInstantiationException refused -> ownWords(refused);
      case MismatchedInputException mismatch -> mismatch(mismatch);
      case JsonMappingException mapping
          when mapping.getCause() instanceof StreamConstraintsException inner ->
          reason(inner);
      case JsonMappingException mapping
          when mapping.getCause() instanceof StreamReadException inner ->
          reason(inner);
      case JsonMappingException mapping -> ownWords(mapping);
      case JsonProcessingException syntax -> syntax(syntax);
    };
  }

  private static String notA(InvalidFormatException format) {
    Class<?> target = format.getTargetType();
    if (target != null && target.isEnum()) {
      return "must be one of "
          + Arrays.stream(target.getEnumConstants())
              .map(Object::toString)
              .collect(Collectors.joining(", "));
    }
    return "must be " + kind(target);
  }

  /** Our own records refuse with an IllegalArgumentException whose words are meant for clients. */
  private static String ownWords(JsonMappingException refused) {
    return refused.getCause() instanceof IllegalArgumentException because
            && because.getMessage() != null
        ? because.getMessage()
        : "this value is refused";
  }

  private static String mismatch(MismatchedInputException mismatch) {
    String words = mismatch.getOriginalMessage();
    if (words.startsWith("Missing required creator property")) {
      return "the field '" + between(words, '\'') + "' is missing";
    }
    if (words.startsWith("Trailing token")) {
      return "there is text after the end of the value";
    }
    return "must be " + kind(mismatch.getTargetType());
  }

  private static String between(String words, char quote) {
    int from = words.indexOf(quote) + 1;
    return words.substring(from, words.indexOf(quote, from));
  }

  private static String kind(@Nullable Class<?> target) {
    if (target == null || target.isRecord() || target.isInterface()) {
      return target != null && Iterable.class.isAssignableFrom(target) ? "an array" : "an object";
    }
    if (target == boolean.class || target == Boolean.class) {
      return "true or false";
    }
    if (Number.class.isAssignableFrom(target) || target.isPrimitive()) {
      return "a number in range";
    }
    if (target.isArray() || Iterable.class.isAssignableFrom(target)) {
      return "an array";
    }
    return target == String.class ? "a string" : "a valid " + target.getSimpleName();
  }

  private static String syntax(JsonProcessingException syntax) {
    if (syntax.getOriginalMessage().startsWith("Duplicate field")) {
      return "the field '" + between(syntax.getOriginalMessage(), '\'') + "' stands there twice";
    }
    @Nullable JsonLocation where = syntax.getLocation();
    return where == null
        ? "not well-formed JSON"
        : "not well-formed JSON at line %d, column %d"
            .formatted(where.getLineNr(), where.getColumnNr());
  }
}
