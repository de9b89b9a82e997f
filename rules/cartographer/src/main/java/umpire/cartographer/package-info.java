/**
 * Draws the maps of games offline; no running part of Umpire depends on it. One command draws the
 * map of a game anew and writes the pack's {@code map.json}:
 *
 * <pre>
 *   ./umpire map GAME --write    (or --check, which writes nothing)
 * </pre>
 *
 * <p>A game gives a {@link umpire.cartographer.MapSource} and committed inputs, both among its test
 * sources: {@code grid.json} (how the hexes were laid on the earth, with control points), {@code
 * coast.png} with {@code coast.json} (land and water, cut from GSHHG, under the LGPL texts beside
 * it), {@code layers.json} (valleys, ridges, lakes, rivers, railways, roads, borders, by hand),
 * {@code places.json} (names, ports, beaches), {@code facts.json} (what the rulebook, our rulings
 * and we ourselves settled), and what else its map needs, such as {@code heights.i2be} with {@code
 * heights.json} (ETOPO5, for mountains).
 *
 * <p>The order of authority is rulebook, ruling, house, geodata. So facts are laid down first and
 * nothing drawn later touches them. Then:
 *
 * <ol>
 *   <li>{@code fit}: an affine map of a conformal conic, with a smooth correction that pulls the
 *       control points into their hexes (a hex number says no more than "in this hex").
 *   <li>{@code coast}: the plane of hexes as squares of a fortieth of a hex; shares of water in
 *       each hex, water and joined land across each hexside.
 *   <li>the game's own classes: terrain, hexsides and links; lakes, railways, roads, rivers and
 *       ridges, each snapped by {@code layers} to the cheapest chain of hexes or hexsides beside
 *       its line; then places and sets.
 * </ol>
 *
 * <p>The same inputs give the same bytes. A test of the game draws the map and compares it with the
 * pack's.
 */
@NullMarked
package umpire.cartographer;

import org.jspecify.annotations.NullMarked;
