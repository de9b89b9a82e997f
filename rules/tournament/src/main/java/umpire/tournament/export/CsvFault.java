package umpire.tournament.export;

/**
 * Why a line was not read.
 *
 * @param line in the text, from 1 on; where the record begins
 * @param column of the record, from 1 on; 0 if it concerns the whole line
 * @param reason a sentence for the host
 */
public record CsvFault(int line, int column, String reason) {}
