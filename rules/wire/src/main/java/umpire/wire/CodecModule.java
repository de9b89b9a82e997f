package umpire.wire;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.Deserializers;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.Serializers;
import java.io.IOException;
import java.lang.reflect.Type;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Lets a Jackson mapper meet kernel and game values inside envelopes of somebody else's. */
final class CodecModule extends SimpleModule {
  private static final long serialVersionUID = 1L;

  private final transient Codec codec;
  private final transient List<String> packages;

  CodecModule(Codec codec, List<String> packages) {
    super("umpire");
    this.codec = codec;
    this.packages = packages;
  }

  @Override
  public void setupModule(SetupContext context) {
    super.setupModule(context);
    context.addSerializers(new Writers());
    context.addDeserializers(new Readers());
  }

  private boolean isOurs(Class<?> type) {
    String name = type.getPackageName() + ".";
    return (type.isRecord() || type.isEnum() || type.isInterface())
        && (name.startsWith("umpire.kernel.")
            || packages.stream().anyMatch(root -> name.startsWith(root + ".")));
  }

  private final class Writers extends Serializers.Base {
    @Override
    public JsonSerializer<?> findSerializer(
        SerializationConfig config, JavaType type, BeanDescription bean) {
      return isOurs(type.getRawClass()) ? new Writer() : super.findSerializer(config, type, bean);
    }
  }

  private final class Writer extends JsonSerializer<Object> {
    @Override
    public void serialize(Object value, JsonGenerator out, SerializerProvider provider)
        throws IOException {
      out.writeTree(codec.tree(value));
    }
  }

  private final class Readers extends Deserializers.Base {
    @Override
    public @Nullable JsonDeserializer<?> findBeanDeserializer(
        JavaType type, DeserializationConfig config, BeanDescription bean) {
      return find(type);
    }

    @Override
    public @Nullable JsonDeserializer<?> findEnumDeserializer(
        Class<?> type, DeserializationConfig config, BeanDescription bean) {
      return find(config.constructType(type));
    }

    private @Nullable JsonDeserializer<?> find(JavaType type) {
      return isOurs(type.getRawClass()) ? new Reader(settled(type)) : null;
    }
  }

  private final class Reader extends JsonDeserializer<Object> {
    private final Type type;

    Reader(Type type) {
      this.type = type;
    }

    @Override
    public Object deserialize(JsonParser in, DeserializationContext context) throws IOException {
      return codec.read((JsonNode) in.readValueAsTree(), type);
    }
  }

  private static Type settled(JavaType type) {
    if (type.containedTypeCount() == 0) {
      return type.getRawClass();
    }
    return new Bindings.Settled(
        type.getRawClass(),
        IntStream.range(0, type.containedTypeCount())
            .mapToObj(i -> settled(type.containedType(i)))
            .toList());
  }
}
