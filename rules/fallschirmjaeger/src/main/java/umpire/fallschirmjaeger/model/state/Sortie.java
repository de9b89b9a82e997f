package umpire.fallschirmjaeger.model.state;

import umpire.kernel.hex.Place;

/**
 * 1.9a An air barrage on its way.
 *
 * @param id such as {@code ju-87b-1}: several of one type differ
 * @param aircraft counter of its type
 * @param hex target
 */
public record Sortie(String id, String aircraft, Place hex) {}
