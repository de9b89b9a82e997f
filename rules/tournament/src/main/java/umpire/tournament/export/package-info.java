/**
 * Tournaments as text: FIDE's report file (TRF), tables of comma-separated values, and entrants
 * read from such a table. Nothing here reads or writes a file.
 */
@NullMarked
package umpire.tournament.export;

import org.jspecify.annotations.NullMarked;
