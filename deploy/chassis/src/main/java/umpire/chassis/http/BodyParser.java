package umpire.chassis.http;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.util.JsonParserDelegate;
import java.io.IOException;
import java.nio.CharBuffer;
import org.jspecify.annotations.Nullable;
import umpire.chassis.common.StorableText;

/**
 * Reads JSON from outside: what is made of each token is weighed before it is made, and texts and
 * names that nothing of ours could store are refused where they stand, as are numbers that no
 * double holds.
 */
public final class BodyParser extends JsonParserDelegate {
  // Bytes of heap that a tree holds for each, by a JVM with compressed references, rounded up.
  private static final int OBJECT = 160;
  private static final int ARRAY = 104;
  private static final int MEMBER = 136;
  private static final int TEXT = 64;
  private static final int NUMBER = 40;
  private static final int LITERAL = 8;

  /** So much is taken at a time. */
  private static final int STEP = 1024;

  private final MemoryBudget.Share share;
  private long weight;
  private long taken;

  /**
   * A parser that estimates the heap for each token of another parser and takes it of the share
   * first. Reading throws a {@link Problem} 413 or 503 as {@link MemoryBudget.Share#add} does, and
   * 400 for a text or number that is refused. The share stays open when the parser is closed.
   */
  public BodyParser(JsonParser parser, MemoryBudget.Share share) {
    super(parser);
    this.share = share;
  }

  /** Bytes that were taken of the share so far, an estimate in steps of 1,024 or more. */
  public long taken() {
    return taken;
  }

  @Override
  public @Nullable JsonToken nextToken() throws IOException {
    @Nullable JsonToken token = delegate.nextToken();
    if (token == null) {
      return null;
    }
    switch (token) {
      case START_OBJECT -> weigh(OBJECT);
      case START_ARRAY -> weigh(ARRAY);
      case FIELD_NAME -> {
        String name = delegate.currentName();
        weigh(MEMBER + 2L * name.length());
        check(name);
      }
      case VALUE_STRING -> {
        weigh(TEXT + 2L * delegate.getTextLength());
        check(
            CharBuffer.wrap(
                delegate.getTextCharacters(), delegate.getTextOffset(), delegate.getTextLength()));
      }
      case VALUE_NUMBER_INT -> weigh(NUMBER + (long) delegate.getTextLength());
      case VALUE_NUMBER_FLOAT -> {
        weigh(NUMBER + (long) delegate.getTextLength());
        if (!Double.isFinite(delegate.getDoubleValue())) {
          throw refused("must be a number in range");
        }
      }
      case VALUE_TRUE,
          VALUE_FALSE,
          VALUE_NULL,
          VALUE_EMBEDDED_OBJECT,
          END_OBJECT,
          END_ARRAY,
          NOT_AVAILABLE ->
          weigh(LITERAL);
    }
    return token;
  }

  @Override
  public @Nullable JsonToken nextValue() throws IOException {
    @Nullable JsonToken token = nextToken();
    return token == JsonToken.FIELD_NAME ? nextToken() : token;
  }

  private void weigh(long more) {
    weight += more;
    if (weight > taken) {
      long step = Math.max(STEP, weight - taken);
      share.add(step);
      taken += step;
    }
  }

  private void check(CharSequence text) {
    StorableText.fault(text)
        .ifPresent(
            fault -> {
              throw refused(fault);
            });
  }

  private ProblemException refused(String reason) {
    return Problem.malformed(delegate.getParsingContext().pathAsPointer().toString(), reason)
        .asException();
  }
}
