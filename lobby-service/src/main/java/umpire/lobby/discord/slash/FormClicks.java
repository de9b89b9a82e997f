package umpire.lobby.discord.slash;

import com.fasterxml.jackson.databind.node.ObjectNode;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;
import umpire.chassis.common.Sha256;
import umpire.lobby.discord.form.Form;
import umpire.lobby.discord.form.FormClick;
import umpire.lobby.discord.form.FormDecision;
import umpire.lobby.discord.form.FormPage;
import umpire.lobby.discord.form.FormSteps;
import umpire.lobby.discord.form.Offer;
import umpire.lobby.discord.form.OpenForm;
import umpire.lobby.discord.form.OpenForms;
import umpire.lobby.discord.http.PublicApi;
import umpire.lobby.discord.links.LinkedUser;
import umpire.lobby.discord.message.Message;
import umpire.lobby.discord.message.Modal;
import umpire.lobby.discord.message.Reply;
import umpire.lobby.discord.settings.DiscordExecutor;
import umpire.lobby.discord.signature.Interaction;

/**
 * Clicks into forms. What only turns a page is answered at once; what asks our services, later, in
 * the same place. A click into an old page does nothing but show the present one.
 */
@ApplicationScoped
public class FormClicks {
  private final OpenForms openForms;
  private final DiscordCallers discordCallers;
  private final OrderSender orderSender;
  private final DecisionForms decisionForms;
  private final OddsText oddsText;
  private final PublicApi api;
  private final DiscordExecutor discordExecutor;

  FormClicks(
      OpenForms openForms,
      DiscordCallers discordCallers,
      OrderSender orderSender,
      DecisionForms decisionForms,
      OddsText oddsText,
      PublicApi api,
      DiscordExecutor discordExecutor) {
    this.openForms = openForms;
    this.discordCallers = discordCallers;
    this.orderSender = orderSender;
    this.decisionForms = decisionForms;
    this.oddsText = oddsText;
    this.api = api;
    this.discordExecutor = discordExecutor;
  }

  /** A button or select of a form. */
  public InteractionAnswer take(Interaction.Pressed pressed) {
    return take(pressed.context(), pressed.customId(), pressed.values());
  }

  /** A text for a form. */
  public InteractionAnswer take(Interaction.Typed typed) {
    return take(
        typed.context(), typed.customId(), List.of(typed.texts().getOrDefault(Modal.FIELD, "")));
  }

  private InteractionAnswer take(
      Interaction.Context context, String customId, List<String> values) {
    FormClick formClick;
    try {
      formClick = FormClick.read(customId);
    } catch (IllegalArgumentException _) {
      throw new HintException("This button does not belong to this application.");
    }
    OpenForm openForm =
        discordExecutor
            .await(() -> openForms.find(formClick.form()))
            .orElseThrow(() -> new HintException("This has expired. `/decision` asks anew."));
    if (!openForm.user().equals(context.user().id())) {
      throw new HintException("This is somebody else's.");
    }
    return formClick.version() == openForm.version()
        ? answer(context, openForm, formClick, values)
        : shown(openForm, "That was an earlier page; this is the present one.");
  }

  private InteractionAnswer answer(
      Interaction.Context context, OpenForm openForm, FormClick formClick, List<String> values) {
    return switch (formClick.verb()) {
      case TAKE, SELECT, TURN, WRITTEN, DONE, BACK -> step(context, openForm, formClick, values);
      case WRITE -> new InteractionAnswer.Now(new Reply.Asking(FormPage.field(openForm)));
      case SEND -> send(context, openForm, openForm.form());
      case ODDS ->
          InteractionAnswer.privately(
              () ->
                  oddsText.of(
                      discordCallers.linked(context),
                      openForm.match(),
                      OrderText.of(command(openForm.form()))));
      case UNDRAFT -> dropped(context, openForm, true);
      case DROP -> dropped(context, openForm, false);
    };
  }

  private InteractionAnswer step(
      Interaction.Context context, OpenForm openForm, FormClick formClick, List<String> values) {
    Form next;
    try {
      next = FormSteps.after(openForm.form(), formClick, values);
    } catch (IllegalArgumentException refused) {
      return shown(openForm, String.valueOf(refused.getMessage()));
    }
    // With nothing to fill in there is nothing to look over.
    boolean bare = next.chosen().filter(offer -> offer.parameters().isEmpty()).isPresent();
    return bare ? send(context, openForm, next) : changed(openForm, next);
  }

  private InteractionAnswer changed(OpenForm openForm, Form next) {
    Optional<OpenForm> kept = discordExecutor.await(() -> openForms.change(openForm, next));
    return kept.map(present -> new InteractionAnswer.Now(new Reply.Exchanged(FormPage.of(present))))
        .orElseThrow(FormClicks::twice);
  }

  private static InteractionAnswer shown(OpenForm openForm, String note) {
    return new InteractionAnswer.Now(new Reply.Exchanged(FormPage.of(openForm).saying(note)));
  }

  private static HintException twice() {
    return new HintException("You clicked twice; the first click counts.");
  }

  /** Of two clicks the first sends; the second finds a newer version, and does nothing. */
  private InteractionAnswer send(Interaction.Context context, OpenForm openForm, Form form) {
    ObjectNode command = command(form);
    Optional<OpenForm> kept =
        discordExecutor.await(() -> openForms.change(openForm, Form.of(form.asked())));
    if (kept.isEmpty()) {
      throw twice();
    }
    boolean free = form.chosen().filter(Offer::free).isPresent();
    int decision = free ? 0 : form.asked().decision();
    String commandId =
        "discord-" + openForm.id() + "-" + Sha256.hex(command.toString()).substring(0, 16);
    return new InteractionAnswer.Then(
        new Reply.ExchangedLater(),
        () ->
            orderSender.send(
                discordCallers.linked(context),
                openForm.match(),
                decision,
                OrderText.of(command),
                commandId));
  }

  private static ObjectNode command(Form form) {
    return form.command().orElseThrow(() -> new HintException("The order is not complete yet."));
  }

  private InteractionAnswer dropped(Interaction.Context context, OpenForm openForm, boolean last) {
    if (discordExecutor
        .await(() -> openForms.change(openForm, Form.of(openForm.form().asked())))
        .isEmpty()) {
      throw twice();
    }
    return new InteractionAnswer.Then(
        new Reply.ExchangedLater(),
        () -> {
          LinkedUser linkedUser = discordCallers.linked(context);
          Message next =
              decisionForms.of(
                  linkedUser,
                  openForm.match(),
                  FormDecision.of(api.dropDraft(linkedUser.token(), openForm.match(), last)));
          return next.saying(last ? "Taken back." : "Dropped.");
        });
  }
}
