package umpire.local.drivers.stack;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import org.jspecify.annotations.Nullable;

/** A stack that one program starts for itself; it goes with the program, however that ends. */
public final class PrivateStack implements AutoCloseable {
  private final Stack stack;
  private final PrintStream out;
  private final Thread shutdownHook;
  private boolean worthKeeping = true;

  private PrivateStack(Stack stack, PrintStream out) {
    this.stack = stack;
    this.out = out;
    this.shutdownHook = new Thread(stack::down, "shutdown");
  }

  /** One in an empty folder, not yet started. */
  public static PrivateStack make(PrintStream out) throws IOException {
    PrivateStack own = new PrivateStack(Stack.ofItsOwn(), out);
    // Whoever presses Ctrl-C shall not find seven processes left over.
    Runtime.getRuntime().addShutdownHook(own.shutdownHook);
    return own;
  }

  public Stack stack() {
    return stack;
  }

  /** All is well: nobody will want to look at its logs and data. */
  public void notWorthKeeping() {
    worthKeeping = false;
  }

  @Override
  public void close() throws IOException {
    stack.down();
    Runtime.getRuntime().removeShutdownHook(shutdownHook);
    if (worthKeeping) {
      out.println("logs and data are kept in " + stack.home());
    } else {
      delete(stack.home());
    }
  }

  /** A folder and all that is in it. */
  public static void delete(Path folder) throws IOException {
    Files.walkFileTree(
        folder,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
              throws IOException {
            Files.delete(file);
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult postVisitDirectory(Path visited, @Nullable IOException failure)
              throws IOException {
            Files.delete(visited);
            return FileVisitResult.CONTINUE;
          }
        });
  }
}
