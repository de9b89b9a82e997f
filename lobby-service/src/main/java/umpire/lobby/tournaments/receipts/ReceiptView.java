package umpire.lobby.tournaments.receipts;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A signed receipt of a result. */
@Schema(requiredProperties = {"receipt"})
public record ReceiptView(
    @Schema(
            description =
                "A JSON Web Signature (RFC 7515) in its compact form: header, payload and signature in base64url, with dots between. `kid` names one of `/v1/.well-known/receipt-keys.json`. How to verify it: docs/receipts.md.")
        String receipt) {}
