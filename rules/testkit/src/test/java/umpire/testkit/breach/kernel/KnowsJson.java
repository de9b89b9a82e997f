package umpire.testkit.breach.kernel;

import com.fasterxml.jackson.databind.JsonNode;

/** A kernel that needs a library. */
public record KnowsJson(JsonNode json) {}
