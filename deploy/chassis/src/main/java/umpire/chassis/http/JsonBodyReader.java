package umpire.chassis.http;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.ext.MessageBodyReader;
import jakarta.ws.rs.ext.Provider;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads bodies as they come in, against the bound of what all of them hold; what is made of one
 * counts until its request has been answered.
 */
@Provider
@Consumes({MediaType.APPLICATION_JSON, "application/merge-patch+json"})
public class JsonBodyReader implements MessageBodyReader<Object> {
  /** Taken as they come; {@link BodyInterceptor} bounds them. */
  static final Set<Class<?>> RAW = Set.of(byte[].class, String.class);

  private final ObjectMapper mapper;
  private final MemoryBudget budget;

  JsonBodyReader(ObjectMapper mapper, MemoryBudget budget) {
    this.mapper = mapper;
    this.budget = budget;
  }

  @Override
  public boolean isReadable(
      Class<?> type, Type generic, Annotation[] annotations, MediaType mediaType) {
    return !RAW.contains(type)
        && !InputStream.class.isAssignableFrom(type)
        && !Reader.class.isAssignableFrom(type);
  }

  @Override
  public @Nullable Object readFrom(
      Class<Object> type,
      Type generic,
      Annotation[] annotations,
      MediaType mediaType,
      MultivaluedMap<String, String> headers,
      InputStream body) {
    MemoryBudget.Share share = RequestMemory.open(budget);
    try (JsonParser parser = new BodyParser(mapper.getFactory().createParser(body), share)) {
      if (parser.nextToken() == null) {
        return null;
      }
      return mapper.readerFor(mapper.constructType(generic)).readValue(parser);
    } catch (JsonProcessingException unreadable) {
      throw JsonReadFailure.refused(unreadable);
    } catch (IOException broken) {
      throw Problem.malformed("", "the body broke off").asException();
    }
  }
}
