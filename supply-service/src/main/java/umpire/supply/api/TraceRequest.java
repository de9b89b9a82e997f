package umpire.supply.api;

import com.fasterxml.jackson.databind.JsonNode;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * Units whose supply is to be traced.
 *
 * @param brief in the game's shape
 */
@Schema(
    description = "Units whose supply is to be traced.",
    requiredProperties = {"brief"})
public record TraceRequest(
    @Schema(ref = "GameSupplyBrief", description = "In the game's shape; at most 24 units a side.")
        JsonNode brief) {}
