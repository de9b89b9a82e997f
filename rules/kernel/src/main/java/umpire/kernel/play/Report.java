package umpire.kernel.play;

import java.util.List;
import umpire.kernel.citation.Finding;

/** What an adjudicator answers. */
public interface Report {
  /** What it says by paragraph, in order; empty for a report that says nothing of the kind. */
  default List<Finding> findings() {
    return List.of();
  }
}
