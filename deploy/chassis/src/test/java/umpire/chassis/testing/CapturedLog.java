package umpire.chassis.testing;

import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.logging.Level;
import org.jboss.logmanager.ExtHandler;
import org.jboss.logmanager.ExtLogRecord;
import org.jboss.logmanager.LogContext;
import org.jboss.logmanager.Logger;

/** All that is logged below a name, from this level on, until it is closed. */
public final class CapturedLog extends ExtHandler {
  private final Queue<ExtLogRecord> records = new ConcurrentLinkedQueue<>();
  private final Logger logger;
  private final Level before;

  /** Begins to listen; the empty name is everything. */
  public CapturedLog(String name, Level from) {
    this.logger = LogContext.getLogContext().getLogger(name);
    this.before = logger.getLevel();
    setLevel(Level.ALL);
    logger.setLevel(from);
    logger.addHandler(this);
  }

  /** What was logged so far. */
  public List<ExtLogRecord> records() {
    return List.copyOf(records);
  }

  @Override
  protected void doPublish(ExtLogRecord record) {
    record.copyMdc(); // as the writer's thread has it
    records.add(record);
  }

  @Override
  public void flush() {
    // Nothing is held back.
  }

  @Override
  public void close() {
    logger.removeHandler(this);
    logger.setLevel(before);
  }
}
