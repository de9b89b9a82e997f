package umpire.lobby.tournaments.api;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import umpire.lobby.tournaments.store.StaffRows;

/** The staff of a tournament, by names. */
@Schema(requiredProperties = {"staff"})
public record StaffList(List<StaffView> staff) {
  public StaffList {
    staff = List.copyOf(staff);
  }

  /** One of the staff. */
  @Schema(
      name = "TournamentStaffView",
      requiredProperties = {"account", "name", "role"})
  public record StaffView(
      String account,
      String name,
      @Schema(enumeration = {"host", "arbiter", "reader"}) String role) {}

  static StaffList of(List<StaffRows.Member> members) {
    return new StaffList(
        members.stream()
            .map(one -> new StaffView(one.account(), one.name(), one.role().word()))
            .toList());
  }
}
