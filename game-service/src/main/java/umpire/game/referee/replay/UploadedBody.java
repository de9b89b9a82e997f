package umpire.game.referee.replay;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import org.jboss.logging.Logger;
import umpire.chassis.http.MemoryBudget;
import umpire.chassis.http.Problem;
import umpire.chassis.http.ProblemException;

/**
 * A large body that has come in whole: in a file without a name, so that it holds no memory and is
 * gone when the process is. What is made of it counts by its share of the memory.
 */
final class UploadedBody implements AutoCloseable {
  private static final Logger LOG = Logger.getLogger(UploadedBody.class);
  private static final int PIECE = 64 * 1024;

  private final FileChannel file;
  private final MemoryBudget.Share share;
  private final Runnable atEnd;

  private UploadedBody(FileChannel file, MemoryBudget.Share share, Runnable atEnd) {
    this.file = file;
    this.share = share;
    this.atEnd = atEnd;
  }

  /** Takes a body in; 408 where that takes too long. {@code atEnd} is run when it is closed. */
  static UploadedBody of(
      InputStream body, Duration within, MemoryBudget.Share share, Runnable atEnd) {
    FileChannel file = nameless();
    try {
      fill(file, body, System.nanoTime() + within.toNanos());
      return new UploadedBody(file, share, atEnd);
    } catch (RuntimeException refused) {
      closed(file);
      throw refused;
    }
  }

  private static FileChannel nameless() {
    try {
      Path path = Files.createTempFile("umpire-upload-", ".json");
      try {
        return FileChannel.open(path, StandardOpenOption.READ, StandardOpenOption.WRITE);
      } finally {
        Files.delete(path);
      }
    } catch (IOException noPlace) {
      throw full(noPlace);
    }
  }

  private static ProblemException full(IOException noPlace) {
    LOG.errorf("no disk space for an upload: %s", noPlace);
    return Problem.of(503, "no-place", "No place", "There is no disk space for the body now.")
        .asException()
        .header("Retry-After", "60");
  }

  private static void fill(FileChannel file, InputStream body, long deadline) {
    byte[] piece = new byte[PIECE];
    int count = next(body, piece);
    while (count >= 0) {
      if (System.nanoTime() > deadline) {
        throw Problem.of(408, "too-slow", "Too slow", "The body did not arrive in time.")
            .asException();
      }
      write(file, ByteBuffer.wrap(piece, 0, count));
      count = next(body, piece);
    }
  }

  private static int next(InputStream body, byte[] piece) {
    try {
      return body.read(piece);
    } catch (IOException broken) {
      throw Problem.malformed("", "the body broke off").asException();
    }
  }

  private static void write(FileChannel file, ByteBuffer piece) {
    try {
      while (piece.hasRemaining()) {
        int _ = file.write(piece);
      }
    } catch (IOException noPlace) {
      throw full(noPlace);
    }
  }

  /** From its beginning; may be read several times, one after the other. */
  InputStream open() {
    return new InputStream() {
      private long at;

      @Override
      public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
      }

      @Override
      public int read(byte[] into, int offset, int length) throws IOException {
        int count = file.read(ByteBuffer.wrap(into, offset, length), at);
        at += Math.max(0, count);
        return count;
      }
    };
  }

  MemoryBudget.Share share() {
    return share;
  }

  @Override
  public void close() {
    closed(file);
    share.close();
    atEnd.run();
  }

  private static void closed(FileChannel file) {
    try {
      file.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
