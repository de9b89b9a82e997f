package umpire.lobby.discord.slash;

import com.fasterxml.jackson.databind.node.ObjectNode;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;
import umpire.chassis.keep.Sha256;
import umpire.lobby.discord.Answer;
import umpire.lobby.discord.Hint;
import umpire.lobby.discord.Workroom;
import umpire.lobby.discord.door.Interaction;
import umpire.lobby.discord.form.Asked;
import umpire.lobby.discord.form.Form;
import umpire.lobby.discord.form.FormPage;
import umpire.lobby.discord.form.Offer;
import umpire.lobby.discord.form.Press;
import umpire.lobby.discord.form.Sheet;
import umpire.lobby.discord.form.Sheets;
import umpire.lobby.discord.form.Steps;
import umpire.lobby.discord.links.Linked;
import umpire.lobby.discord.message.Message;
import umpire.lobby.discord.message.Modal;
import umpire.lobby.discord.message.Reply;
import umpire.lobby.discord.outside.PublicApi;

/**
 * Clicks into forms. What only turns a page is answered at once; what asks our services, later, in
 * the same place. A click into an old page does nothing but show the present one.
 */
@ApplicationScoped
public class FormClicks {
  private final Sheets sheets;
  private final Askers askers;
  private final Acting acting;
  private final Decisions decisions;
  private final Prospects prospects;
  private final PublicApi api;
  private final Workroom workroom;

  FormClicks(
      Sheets sheets,
      Askers askers,
      Acting acting,
      Decisions decisions,
      Prospects prospects,
      PublicApi api,
      Workroom workroom) {
    this.sheets = sheets;
    this.askers = askers;
    this.acting = acting;
    this.decisions = decisions;
    this.prospects = prospects;
    this.api = api;
    this.workroom = workroom;
  }

  /** A button or select of a form. */
  public Answer take(Interaction.Pressed pressed) {
    return take(pressed.context(), pressed.customId(), pressed.values());
  }

  /** A text for a form. */
  public Answer take(Interaction.Typed typed) {
    return take(
        typed.context(), typed.customId(), List.of(typed.texts().getOrDefault(Modal.FIELD, "")));
  }

  private Answer take(Interaction.Context context, String customId, List<String> values) {
    Press press;
    try {
      press = Press.read(customId);
    } catch (IllegalArgumentException _) {
      throw new Hint("That is nothing of ours.");
    }
    Sheet sheet =
        workroom
            .await(() -> sheets.find(press.form()))
            .orElseThrow(() -> new Hint("This has expired. `/decision` asks anew."));
    if (!sheet.user().equals(context.user().id())) {
      throw new Hint("This is somebody else's.");
    }
    return press.version() == sheet.version()
        ? answer(context, sheet, press, values)
        : shown(sheet, "That was an earlier page; this is the present one.");
  }

  private Answer answer(
      Interaction.Context context, Sheet sheet, Press press, List<String> values) {
    return switch (press.verb()) {
      case TAKE, SELECT, TURN, WRITTEN, DONE, BACK -> step(context, sheet, press, values);
      case WRITE -> new Answer.Now(new Reply.Asking(FormPage.field(sheet)));
      case SEND -> send(context, sheet, sheet.form());
      case ODDS ->
          Answer.privately(
              () ->
                  prospects.of(
                      askers.linked(context), sheet.match(), OrderText.of(command(sheet.form()))));
      case UNDRAFT -> dropped(context, sheet, true);
      case DROP -> dropped(context, sheet, false);
    };
  }

  private Answer step(Interaction.Context context, Sheet sheet, Press press, List<String> values) {
    Form next;
    try {
      next = Steps.after(sheet.form(), press, values);
    } catch (IllegalArgumentException refused) {
      return shown(sheet, String.valueOf(refused.getMessage()));
    }
    // With nothing to fill in there is nothing to look over.
    boolean bare = next.chosen().filter(offer -> offer.parameters().isEmpty()).isPresent();
    return bare ? send(context, sheet, next) : changed(sheet, next);
  }

  private Answer changed(Sheet sheet, Form next) {
    Optional<Sheet> kept = workroom.await(() -> sheets.change(sheet, next));
    return kept.map(present -> new Answer.Now(new Reply.Exchanged(FormPage.of(present))))
        .orElseThrow(FormClicks::twice);
  }

  private static Answer shown(Sheet sheet, String note) {
    return new Answer.Now(new Reply.Exchanged(FormPage.of(sheet).saying(note)));
  }

  private static Hint twice() {
    return new Hint("You clicked twice; the first click counts.");
  }

  /** Of two clicks the first sends; the second finds a newer version, and does nothing. */
  private Answer send(Interaction.Context context, Sheet sheet, Form form) {
    ObjectNode command = command(form);
    Optional<Sheet> kept = workroom.await(() -> sheets.change(sheet, Form.of(form.asked())));
    if (kept.isEmpty()) {
      throw twice();
    }
    boolean free = form.chosen().filter(Offer::free).isPresent();
    int decision = free ? 0 : form.asked().decision();
    String commandId =
        "discord-" + sheet.id() + "-" + Sha256.hex(command.toString()).substring(0, 16);
    return new Answer.Then(
        new Reply.ExchangedLater(),
        () ->
            acting.send(
                askers.linked(context), sheet.match(), decision, OrderText.of(command), commandId));
  }

  private static ObjectNode command(Form form) {
    return form.command().orElseThrow(() -> new Hint("The order is not complete yet."));
  }

  private Answer dropped(Interaction.Context context, Sheet sheet, boolean last) {
    if (workroom.await(() -> sheets.change(sheet, Form.of(sheet.form().asked()))).isEmpty()) {
      throw twice();
    }
    return new Answer.Then(
        new Reply.ExchangedLater(),
        () -> {
          Linked linked = askers.linked(context);
          Message next =
              decisions.of(
                  linked,
                  sheet.match(),
                  Asked.of(api.dropDraft(linked.token(), sheet.match(), last)));
          return next.saying(last ? "Taken back." : "Dropped.");
        });
  }
}
