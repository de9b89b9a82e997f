package umpire.lobby.breach.discord.form;

import umpire.lobby.breach.outbox.AsksSeeks;

/** Breach: Discord publishes nothing of ours. */
public record AsksTheOutbox(AsksSeeks asked) {}
