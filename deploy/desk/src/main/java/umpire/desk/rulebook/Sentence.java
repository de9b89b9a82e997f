package umpire.desk.rulebook;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * A finding as a person reads it.
 *
 * @param rule the paragraph
 * @param text what it did here, in the game's words
 */
@Schema(
    description = "A finding as a person reads it.",
    requiredProperties = {"rule", "text"})
public record Sentence(String rule, String text) {}
