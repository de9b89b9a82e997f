// That the check bites: each of these is wrong, and the compiler must say so (or this file does not compile).
import type {
  APIInteractionResponse,
  RESTPatchAPIInteractionOriginalResponseJSONBody,
  RESTPostAPIChannelMessageJSONBody,
  RESTPutAPIApplicationCommandsJSONBody,
} from "discord-api-types/v10";

// @ts-expect-error there is no reply of this type
export const noSuchReply: APIInteractionResponse = { type: 3 };

// @ts-expect-error a message has content, not contents
export const misspelt: APIInteractionResponse = { type: 4, data: { contents: "Done." } };

// @ts-expect-error a button lies in a row
export const bareButton: RESTPatchAPIInteractionOriginalResponseJSONBody = { components: [{ type: 2, style: 1, label: "Pass", custom_id: "f:x:0:take:0" }] };

// @ts-expect-error an option of a select has a value
export const withoutValue: RESTPostAPIChannelMessageJSONBody = { components: [{ type: 1, components: [{ type: 3, custom_id: "x", options: [{ label: "Pass" }] }] }] };

// @ts-expect-error users are mentioned by their ids, as texts
export const numbered: RESTPostAPIChannelMessageJSONBody = { allowed_mentions: { parse: [], users: [1] } };

// @ts-expect-error a command of the chat has a description
export const undescribed: RESTPutAPIApplicationCommandsJSONBody = [{ type: 1, name: "match" }];
