/** What operators rely on: questions, outbox, quotas, logs, traces, figures. */
@NullMarked
package umpire.game.operation;

import org.jspecify.annotations.NullMarked;
