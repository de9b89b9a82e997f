/**
 * The Swiss by the FIDE (Dutch) System, Handbook C.04.3 as of February 2026.
 *
 * <p>How a bracket is decided. The handbook enumerates candidates and takes the best by criteria
 * that are compared one after the other, the first generated among equals. The same pairing comes
 * from matchings: the vertices are the members of the bracket and places to float down, the edges
 * who may meet (C1, C3). All perfect matchings of this graph are the candidates.
 *
 * <ol>
 *   <li>The number of downfloaters (C6) is the least for which there is a perfect matching.
 *   <li>Each later criterion is a cost of edges, and the matchings of least cost are kept: {@link
 *       umpire.tournament.swiss.MatchingFace}. They are a face of the polytope of matchings, and
 *       the dual values of one least matching describe it exactly: edges without slack, odd sets
 *       that are left once. So a cost is a small whole number in each step, exact as a double,
 *       however many criteria come before.
 *   <li>Then the order of generation: who of those moved down is paired, with whom, which numbers
 *       are exchanged between S1 and S2, and the transposition, each time the first choice that
 *       some matching of the face has. One search of alternating paths tells all possible mates of
 *       a vertex.
 *   <li>The downfloaters are final if all below can still be paired completely (C4) and the next
 *       bracket then is as good as its size allows (C8). If not, the bracket is paired again with
 *       all vertices below it in place of the places, and C6, C7, C8 are costs as well.
 * </ol>
 *
 * <p>The score of who has the pairing bye (C5) is decided first, for the whole round: the lowest
 * for which there is a complete pairing. From then on the bye is a vertex that those of this score
 * may meet.
 */
@NullMarked
package umpire.tournament.swiss;

import org.jspecify.annotations.NullMarked;
