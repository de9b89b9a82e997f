package umpire.chassis.http;

import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.introspect.AnnotationIntrospectorPair;
import io.quarkus.jackson.ObjectMapperCustomizer;
import jakarta.inject.Singleton;

/**
 * Bodies are refused rather than guessed at: unknown fields, doubled fields, text after the end,
 * missing or null components of records under {@code @NullMarked}, nulls in their lists and maps,
 * numbers for enums. Times are ISO-8601.
 */
@Singleton
public class StrictJson implements ObjectMapperCustomizer {

  @Override
  public void customize(ObjectMapper mapper) {
    mapper
        .getFactory()
        .configure(StreamReadFeature.STRICT_DUPLICATE_DETECTION.mappedFeature(), true);
    mapper
        .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
        .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
        .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
        .enable(DeserializationFeature.FAIL_ON_NUMBERS_FOR_ENUMS)
        .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
        .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
        .disable(SerializationFeature.WRITE_DURATIONS_AS_TIMESTAMPS);
    mapper.setAnnotationIntrospector(
        AnnotationIntrospectorPair.pair(
            new NullMarkedIntrospector(),
            mapper.getDeserializationConfig().getAnnotationIntrospector()));
  }
}
