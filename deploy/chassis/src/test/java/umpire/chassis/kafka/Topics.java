package umpire.chassis.kafka;

import jakarta.inject.Singleton;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import umpire.chassis.broker.Connection;

/** Makes topics of four partitions under this run's prefix. */
@Singleton
class Topics {
  private final Connection connection;

  Topics(Connection connection) {
    this.connection = connection;
  }

  void make(String... names) throws Exception {
    try (Admin admin = Admin.create(connection.client(Map.of()))) {
      List<NewTopic> topics =
          Arrays.stream(names)
              .map(name -> new NewTopic(connection.real(name), 4, (short) 1))
              .toList();
      admin.createTopics(topics).all().get();
    }
  }
}
