package umpire.chassis.http;

import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.cfg.CoercionAction;
import com.fasterxml.jackson.databind.cfg.CoercionInputShape;
import com.fasterxml.jackson.databind.introspect.AnnotationIntrospectorPair;
import com.fasterxml.jackson.databind.type.LogicalType;
import io.quarkus.jackson.ObjectMapperCustomizer;
import jakarta.inject.Singleton;
import java.util.List;

/**
 * Bodies are refused rather than guessed at: unknown fields, doubled fields, text after the end,
 * missing or null components of records under {@code @NullMarked}, nulls in their lists and maps,
 * numbers for enums or texts, texts for numbers. Times are ISO-8601.
 */
@Singleton
public class StrictJson implements ObjectMapperCustomizer {
  /** Arrays and objects within each other: more than the deepest match on record has. */
  public static final int DEPTH = 64;

  @Override
  public void customize(ObjectMapper mapper) {
    mapper
        .getFactory()
        .setStreamReadConstraints(StreamReadConstraints.builder().maxNestingDepth(DEPTH).build())
        .configure(StreamReadFeature.STRICT_DUPLICATE_DETECTION.mappedFeature(), true);
    mapper
        .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
        .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
        .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
        .enable(DeserializationFeature.FAIL_ON_NUMBERS_FOR_ENUMS)
        .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
        .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
        .disable(SerializationFeature.WRITE_DURATIONS_AS_TIMESTAMPS);
    // A number is no text, and a text is no number, however it looks.
    for (CoercionInputShape scalar :
        List.of(CoercionInputShape.Integer, CoercionInputShape.Float, CoercionInputShape.Boolean)) {
      mapper.coercionConfigFor(LogicalType.Textual).setCoercion(scalar, CoercionAction.Fail);
    }
    for (LogicalType scalar :
        List.of(LogicalType.Integer, LogicalType.Float, LogicalType.Boolean)) {
      mapper
          .coercionConfigFor(scalar)
          .setCoercion(CoercionInputShape.String, CoercionAction.Fail)
          .setCoercion(CoercionInputShape.EmptyString, CoercionAction.Fail);
    }
    mapper.setAnnotationIntrospector(
        AnnotationIntrospectorPair.pair(
            new NullMarkedIntrospector(),
            mapper.getDeserializationConfig().getAnnotationIntrospector()));
  }
}
