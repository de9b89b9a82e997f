package umpire.testkit.source;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.Trees;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/**
 * The Javadoc of a module's public API. The API is every public or protected type, method and
 * constructor that its package's outside can reach, and the members of public interfaces.
 *
 * <p>Each needs a comment. The comment names every exception that the code throws: in the body
 * itself, in a method of the same class which it calls, or in its {@code throws} clause. A method
 * with {@code @Override} inherits its comment, and the comment of a record is that of its canonical
 * constructor and of its accessors. Tags are not asked for: a sentence says as much.
 */
public final class JavadocCheck {
  private final CompilationUnitTree unit;
  private final Trees trees;
  private final List<String> faults;
  private final Deque<ClassTree> around = new ArrayDeque<>();

  private JavadocCheck(CompilationUnitTree unit, Trees trees, List<String> faults) {
    this.unit = unit;
    this.trees = trees;
    this.faults = faults;
  }

  /**
   * What lacks in a folder of main sources, one sentence for each fault with file and line; empty
   * if nothing lacks. Throws UncheckedIOException if a file cannot be read.
   */
  public static List<String> faults(Path folder) {
    return SourceCheck.read(
        folder, (unit, trees, faults) -> new JavadocCheck(unit, trees, faults).unit());
  }

  private void unit() {
    TreePath path = new TreePath(unit);
    for (Tree declared : unit.getTypeDecls()) {
      if (declared instanceof ClassTree type) {
        type(type, path);
      }
    }
  }

  private void type(ClassTree type, TreePath above) {
    if (!isPublic(type.getModifiers())) {
      return;
    }
    TreePath path = new TreePath(above, type);
    comment(path, "the type " + type.getSimpleName());
    around.push(type);
    for (Tree member : type.getMembers()) {
      if (member instanceof ClassTree nested) {
        type(nested, path);
      } else if (member instanceof MethodTree method) {
        method(type, method, path);
      }
    }
    around.pop();
  }

  private void method(ClassTree type, MethodTree method, TreePath above) {
    if (!isPublic(method.getModifiers()) || overrides(method) || isCompact(type, method)) {
      return;
    }
    String name = type.getSimpleName() + "." + method.getName();
    String comment = comment(new TreePath(above, method), "the method " + name);
    if (comment != null) {
      errors(method, name, comment, ThrownTypes.of(type, method));
    }
  }

  private @Nullable String comment(TreePath path, String what) {
    String comment = trees.getDocComment(path);
    if (comment == null || comment.isBlank()) {
      add(
          path.getLeaf(),
          what + " has no Javadoc: say what it gives, in which units, and what it throws");
      return null;
    }
    return comment;
  }

  private void errors(MethodTree method, String name, String comment, Set<String> thrown) {
    for (String type : thrown) {
      boolean named =
          type.equals(ThrownTypes.UNNAMED)
              ? Pattern.compile("(?i)\\bthrows\\b").matcher(comment).find()
              : Pattern.compile("\\b" + type + "\\b").matcher(comment).find();
      if (!named) {
        add(method, "the Javadoc of %s does not say when it throws %s".formatted(name, type));
      }
    }
  }

  /** Members of an interface are public without saying so. */
  private boolean isPublic(ModifiersTree modifiers) {
    Set<Modifier> flags = modifiers.getFlags();
    ClassTree outer = around.peek();
    boolean inInterface =
        outer != null
            && (outer.getKind() == Tree.Kind.INTERFACE
                || outer.getKind() == Tree.Kind.ANNOTATION_TYPE);
    return inInterface
        ? !flags.contains(Modifier.PRIVATE)
        : flags.contains(Modifier.PUBLIC) || flags.contains(Modifier.PROTECTED);
  }

  private static boolean overrides(MethodTree method) {
    return method.getModifiers().getAnnotations().stream()
        .map(AnnotationTree::getAnnotationType)
        .anyMatch(type -> type.toString().equals("Override"));
  }

  /** The parser gives a compact constructor the components, which stand before it. */
  private boolean isCompact(ClassTree type, MethodTree method) {
    return type.getKind() == Tree.Kind.RECORD
        && method.getName().contentEquals("<init>")
        && method.getParameters().stream().anyMatch(part -> start(part) < start(method));
  }

  private long start(Tree tree) {
    return trees.getSourcePositions().getStartPosition(unit, tree);
  }

  private void add(Tree tree, String fault) {
    long line = unit.getLineMap().getLineNumber(start(tree));
    faults.add("%s:%d: %s".formatted(unit.getSourceFile().getName(), line, fault));
  }
}
